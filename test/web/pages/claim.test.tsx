/** A missed deadline: what each who chooses, waits or is invited is told of it. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Seen } from "../../../engine/wire.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { timesOf } from "../../../web/pages/times.tsx";
import { propsOf, seenFrom as seenIn, textOf } from "./drawn.tsx";

const drawn = { now: Date.UTC(2025, 11, 1), zone: "Europe/Berlin" };
const times = timesOf({ ...pageWords.de, drawn });
const seenFrom = (held: readonly number[], change: Partial<Seen> = {}): Seen =>
  seenIn(held, change, { starter: 1, pace: "3d", late: "choose" });
const said = (seen: Seen): string => textOf(times.asked(propsOf(seen)));

describe("what has been chosen", () => {
  const names = ["Anna", "Ben", "Cem"];
  const three = (held: readonly number[], claim: Seen["claim"]): Seen => {
    const seen = seenFrom(held, { claim, sides: [0, 1, 2], turn: 1, deadline: drawn.now + 1e6 });
    return { ...seen, seats: names.map((name) => ({ ...seen.seats[0], name })) as Seen["seats"] };
  };
  const withoutBen = (seen: Seen): Seen => ({
    ...seen,
    seats: seen.seats.map((one, i) => ({ ...one, here: i !== 1 })),
  });
  const claim = { of: 1, waits: [2], given: { 0: "win" } } as const;
  test("is told to whoever chose it as theirs, on its button too", () => {
    expect(said(three([0], claim))).toContain("Du möchtest nicht länger warten.");
    expect(said(three([2], claim))).toContain("Anna möchte nicht länger warten.");
    const props = propsOf(three([0], claim));
    const html = renderToString(times.asked(props));
    expect(html).toMatch(/<\/svg>Ohne Ben weiterspielen<\/button>/);
    expect(html).toMatch(/>Warten<\/button>/);
  });
  test("where several choose, none is named; and nobody is told of a minute", () => {
    expect(said(three([1], claim))).toContain("solange die anderen nicht entschieden");
    const standIn = withoutBen({ ...three([0], claim), standIn: true });
    expect(said(standIn)).not.toContain("Nach einer Minute");
    expect(said({ ...standIn, claim: null })).toContain("Nach einer Minute");
  });
  test("and whoever is invited is told that the others would play on", () => {
    const terms = (seen: Seen): string => times.terms(seen);
    expect(terms(three([], null))).toContain("oder allein weiterspielen");
    expect(terms(seenFrom([]))).toContain("oder den Sieg nehmen");
  });
});
