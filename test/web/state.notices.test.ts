/** What a match page tells besides the board, and when that is over. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { words } from "../../web/words.ts";
import { before, first, isAsked, mine, page, playing, seenOf, theirs } from "./page.ts";

afterEach(() => vi.unstubAllGlobals());

test("what is typed out of turn is answered with a sentence, where it was typed", async () => {
  const { match } = page();
  match.hear({ seen: seenOf(mine) });
  expect(await match.doings.typed("h3,3")).toBe("Du bist gerade nicht dran.");
  expect(match.model().notice).toBeNull();
  const other = page();
  expect(await other.match.doings.typed(first)).toBeNull();
});

describe("that a plan is over", () => {
  const plan = [{ if: "x", play: [first], then: [] }];
  const waiting = { ...seenOf(mine), plan };
  const { plan: _, ...gone } = { ...seenOf(theirs), plan };

  test("is said once, when somebody else has played something else", () => {
    const { match } = page(waiting);
    match.hear({ seen: gone });
    expect(match.model().notice).toBe(words.planOver);
    match.hear({ seen: { ...gone, n: gone.n + 1 } });
    expect(match.model().notice).toBeNull();
  });

  test("not if it was played out, and not where it goes on", () => {
    const { match } = page(waiting);
    match.hear({ seen: { ...gone, marks: { [gone.ply - 1]: "plan" } } });
    expect(match.model().notice).toBeNull();
    const other = page(waiting);
    other.match.hear({ seen: { ...gone, plan } });
    expect(other.match.model().notice).toBeNull();
  });

  test("is said on return too, once", () => {
    page(waiting);
    const look = localStorage.getItem("kp-look-id");
    const back = (kept: string | null) =>
      page(gone, undefined, (stored) => stored.set("kp-look-id", kept ?? "")).match.model().notice;
    expect(back(look)).toBe(words.planOver);
    expect(back(localStorage.getItem("kp-look-id"))).toBeNull();
  });
});

test("what was done is told until something happens", () => {
  const { match } = page(seenOf(mine));
  match.change({ notice: { kind: "done", head: "Plan gespeichert.", text: "" } });
  match.hear({ seen: { ...seenOf(mine), seats: [] } });
  expect(match.model().notice).not.toBeNull();
  match.hear({ seen: seenOf(theirs) });
  expect(match.model().notice).toBeNull();
});

test("a question on the board is not put under an old refusal", () => {
  const { match } = page();
  vi.spyOn(playing.play, "apply").mockReturnValueOnce({ why: "swap-required" });
  match.change({ notice: words.silent, playing: { ...playing, asks: (_, text) => text } });
  match.doings.move(first);
  expect(match.model()).toMatchObject({ draft: { text: first, picking: true }, notice: null });
});

describe("a note of trouble goes when it is settled", () => {
  test("a refusal: once the match has gone on, not when somebody only comes", () => {
    const { match } = page();
    match.hear({ seen: seenOf(mine) });
    match.doings.move("h3,3");
    match.hear({ seen: { ...seenOf(mine), seats: [] } });
    expect(match.model().notice?.head).toBe(words.notDone);
    match.hear({ seen: seenOf(theirs) });
    expect(match.model().notice).toBeNull();
  });

  test("no net: as soon as the match is heard again", async () => {
    const { match, asked } = page();
    match.doings.confirm("resign");
    await isAsked(asked, 1);
    vi.stubGlobal("navigator", { onLine: false });
    asked[0]?.fail();
    await expect.poll(() => match.model().notice).toBe(words.silent);
    match.hear({ seen: seenOf(before) });
    expect(match.model().notice).toBeNull();
  });

  test("no key in what was pasted: with the next try", async () => {
    const { match, asked } = page();
    await match.doings.claim("kein Code");
    expect(match.model().notice).toBe(words.noKey);
    match.doings.claim("2".repeat(27));
    await isAsked(asked, 1);
    expect(match.model().notice).toBeNull();
  });
});
