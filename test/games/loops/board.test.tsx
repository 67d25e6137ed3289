/** The board of Schleifen as the worker draws it, its rack and its margin. */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Aside, Board } from "../../../games/loops/board.tsx";
import { cornerAt, type Props } from "../../../games/loops/table.ts";
import { playing } from "../../../games/loops/playing/words.ts";
import { words } from "../../../games/loops/words.ts";
import { begin } from "./play.ts";

const names = ["Anna", "Ben", "Cem", "Dora"];

function props(over: Partial<Props> = {}): Props {
  const rest = { active: true, last: [], lastSide: null, sent: null, draft: null };
  return {
    view: begin({ seats: 4 }),
    words,
    playing,
    players: names.map((name) => ({ name, initial: name.charAt(0) })),
    pen: 0,
    ...rest,
    touchFirst: false,
    direct: false,
    onDraft() {},
    onMove() {},
    ...over,
  };
}

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("columns are letters and rows are numbers, each tile of the rack has its number", () => {
  const html = renderToString(<Board {...props()} />);
  expect(html.match(/class="letter"/g)).toHaveLength(22);
  const tiles = [...html.matchAll(/data-tile="(\d+)"/g)].map(([, tile]) => tile);
  expect([...html.matchAll(/<small aria-hidden="true">(\d+)</g)].map(([, n]) => n)).toEqual(tiles);
});

test("a tile in the hand goes elsewhere on the rack by words, not by bare arrows", () => {
  const view = begin({ seats: 4 });
  const tile = view.racks[0]?.[0];
  const draft = { text: `lay ${tile}`, picking: true };
  const html = renderToString(<Board {...props({ view, draft })} />);
  expect(html).toMatch(/aria-label="Auf dem Bänkchen nach links"[^>]*>nach links</);
});

test("who plays stands in the score sheet from the start", () => {
  const said = text(renderToString(<Aside {...props()} />));
  expect(said).toContain("Runde Anna Ben Cem Dora Summe 0 0 0 0");
  expect(said).not.toContain("Jeder Spielstein");
});

test("a sign at a tile is large enough to be read on a phone", () => {
  const { scale = 1 } = cornerAt([2, 5]);
  // 330 px for eleven fields; a sign is 34 units of a hundred wide.
  expect((330 / 11) * 0.34 * scale).toBeGreaterThan(18);
});
