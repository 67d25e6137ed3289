/** What objects of stored versions tell can be read by this page: `wire.ts` one version back. */
import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { movesOf, wire, type Seen } from "../../engine/wire.ts";
import { kindOf } from "../../games/kinds.ts";
import { noDoings } from "../../web/pages/doings.ts";
import { firstModel, nameOf } from "../../web/pages/model.ts";
import { MatchPage } from "../../web/pages/match.tsx";
import { noteOf, statusOf, storyOf } from "../../web/pages/told.ts";
import { pageWords } from "../../worker/pages/words.ts";
import { storedPage, storedVersions } from "./page.ts";

const [least, most] = [Math.max(1, wire - 1), wire];

test(`versions ${least} to ${most} are stored, and no others (npm run -s store-page)`, () => {
  const wanted = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  expect(storedVersions()).toEqual(wanted);
});

const origin = "https://kaestchen.example";
const words = pageWords.de;

async function gameOf({ kind }: Seen) {
  const found = kindOf(kind);
  if (!found) throw new Error(`no such game: ${kind}`);
  const [rules, board] = await Promise.all([found.rules(), found.board()]);
  return { rules, board, words: await found.words("de"), play: rules };
}

describe.each(storedVersions())("what version %i told", (version) => {
  test.each(Object.entries(storedPage(version).told))("%s", async (_, seen) => {
    const game = await gameOf(seen);
    const moves = movesOf(seen);
    expect([moves.length, seen.movers.length]).toEqual([seen.ply, seen.ply]);
    for (const move of moves) expect(game.play.read(move)).not.toBeNull();
    if (seen.end === null) expect(game.play.turn(seen.view)).toBe(seen.turn);
    const model = firstModel(seen, seen, origin);
    expect(statusOf(model, words, game).word).not.toBe("");
    const story = storyOf(0, seen, words, game);
    const said = seen.notes.map((note) => noteOf(note, seen, words));
    const page = render(
      <MatchPage {...{ words, there: "?lang=en", game, model, doings: noDoings }} />,
    );
    for (const text of [page, story, ...said]) expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const seat of seen.seats) expect(page).toContain(nameOf(seat, words));
    expect(page.match(/role="gridcell"/g)?.length).toBeGreaterThan(10);
  });
});
