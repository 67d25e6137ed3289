/** What somebody types as a move: refused in a sentence, or asked for what it still needs. */
import { afterEach, expect, test, vi } from "vitest";
import { words } from "../../web/words.ts";
import { before, first, isAsked, mine, page, playing, seenOf } from "./page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is typed out of turn is answered with a sentence", async () => {
  const { match } = page();
  match.hear({ seen: seenOf(mine) });
  expect(await match.doings.typed("h3,3")).toBe("Du bist gerade nicht dran.");
  expect(match.model().notice).toBeNull();
});

test("what the game still asks for is asked on the board; a press on it is whole", async () => {
  const asking = { ...playing, asks: (_: object, text: string) => `${text} half` };
  const { match, asked } = page(seenOf(before), async () => ({ playing: asking }));
  await expect.poll(() => match.model().playing).toBe(asking);
  expect(await match.doings.typed("h9,9")).toBe(words.why["bad-move"]);
  expect(await match.doings.typed(first)).toBeNull();
  expect(match.model().draft).toEqual({ text: `${first} half`, picking: true });
  expect(asked).toHaveLength(0);
  match.doings.move(first);
  await isAsked(asked, 1);
});
