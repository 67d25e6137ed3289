/** Taking a seat, keeping it, and giving seats away. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Seen } from "../../../engine/wire.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { neededBy } from "../../../web/pages/late.ts";
import { keepShort } from "../../../web/pages/naming.ts";
import { seatsOf } from "../../../web/pages/seats.tsx";
import { game, propsOf, seenFrom, textOf } from "./drawn.tsx";

const { First, Invites } = seatsOf(pageWords.de);
const anna = seenFrom([0]);
const free = { ...anna.seats[1], who: "free", name: "" } as Seen["seats"][number];
const [first] = anna.seats;
const three = {
  seats: [first, free, free, free] as Seen["seats"],
  sides: [0, 1, 2, 3],
  keys: { 0: "own", 1: "one", 2: "two", 3: "three" },
};

describe("an invitation", () => {
  test("for several is one block: a link per person, one code, one button", () => {
    const html = renderToString(<Invites {...propsOf(seenFrom([0], three))} />);
    expect(html.match(/Wer spielt mit\?/g)?.length).toBe(1);
    expect(html.match(/class="button primary/g)?.length).toBe(1);
    expect(html.match(/class="qr"/g)?.length).toBe(1);
    const text = textOf(<Invites {...propsOf(seenFrom([0], three))} />);
    expect(text).toContain("Ein Link je Person");
    for (const nr of [2, 3, 4]) expect(text).toContain(`Platz ${nr}`);
    expect(html).toContain("https://kaestchen.example/g/id#one");
  });
  test("of an open match is its public link", () => {
    const html = renderToString(<Invites {...propsOf(seenFrom([0], { ...three, open: true }))} />);
    expect(html).toContain('value="https://kaestchen.example/g/id"');
    expect(html).not.toContain("Platz 2");
  });
  test("for one needs no number", () => {
    const two = { ...three, seats: three.seats.slice(0, 2), sides: [0, 1] };
    const text = textOf(<Invites {...propsOf(seenFrom([0], two))} />);
    expect(text).not.toContain("Platz 2");
    expect(text).toContain("Schick den Link.");
  });
  test("comes only where a seat is free for somebody here to give or take", () => {
    const needs = (seen: Seen): boolean => neededBy(seen, game).includes("seats");
    expect(needs(anna)).toBe(false);
    expect(needs(seenFrom([0], three))).toBe(true);
    expect(needs(seenFrom([], { seats: three.seats, open: true }))).toBe(true);
    expect(needs(seenFrom([], { seats: three.seats }))).toBe(false);
  });
});

test("one's own link: first where there is time, folded under the board where seconds run", () => {
  const securing = { securing: true, alive: true };
  const html = (seen: Seen, below: boolean) =>
    renderToString(<First {...propsOf(seen, securing)} below={below} />);
  const keys = { keys: { 0: "own" } };
  const [days, seconds] = (["3d", "30s"] as const).map((pace) =>
    seenFrom([0], { ...keys, pace }),
  ) as [Seen, Seen];
  expect([html(days, false), html(days, true)]).toEqual([expect.stringContaining("Zum Brett"), ""]);
  expect([html(seconds, false), html(seconds, true)]).toEqual([
    "",
    expect.stringMatching(/^<details>.*Platz sichern/),
  ]);
});

test("a name that is too long is not cut in silence later, but as it is typed", () => {
  const field = { value: "Maximiliane-Charlotte" };
  keepShort({ currentTarget: field });
  expect(field.value).toBe("Maximiliane-Charlott");
  const family = "👩‍👩‍👧".repeat(20);
  const emojis = { value: family };
  keepShort({ currentTarget: emojis });
  expect(emojis.value).toBe(family);
});
