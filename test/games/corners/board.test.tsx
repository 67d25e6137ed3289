/** The board in all its states, as the worker draws it. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Place } from "../../../games/board.tsx";
import { Aside, Board, Legend, Small } from "../../../games/corners/board.tsx";
import { linksOf } from "../../../games/corners/links.ts";
import type { Props } from "../../../games/corners/pen.ts";
import { outcomesOf } from "../../../games/corners/preview.ts";
import { replayOf } from "../../../games/corners/replay.ts";
import { rules } from "../../../games/corners/rules.ts";
import { playing as playingEnglish } from "../../../games/corners/playing/words.en.ts";
import { words as englishActs } from "../../../games/corners/playing/words.en.ts";
import { playing, words as acts } from "../../../games/corners/playing/words.ts";
import { words as english } from "../../../games/corners/words.en.ts";
import { words } from "../../../games/corners/words.ts";
import { cascade } from "../../browser/boards.ts";
import { begin, board, randomGame, taken } from "./play.ts";

const before = cascade.before.reduce((state, move) => taken(state, move).state, begin());
const after = taken(before, cascade.move).state;
const moves = [...cascade.before, cascade.move];

function props(over: Partial<Props>): Props {
  return {
    view: begin(),
    words,
    playing,
    players: [
      { name: "Anna", initial: "A" },
      { name: "Ben", initial: "B" },
    ],
    pen: 0,
    active: true,
    last: [],
    lastSide: null,
    sent: null,
    draft: null,
    touchFirst: false,
    direct: false,
    onDraft() {},
    onMove() {},
    ...over,
  };
}

const draft = { text: cascade.move, picking: false };
const states: Readonly<Record<string, Partial<Props>>> = {
  empty: {},
  "large, in English": {
    view: begin({ n: 9, pro: true }),
    words: english,
    playing: playingEnglish,
  },
  previewed: { view: before, moves: cascade.before, draft },
  "on its way": { view: before, moves: cascade.before, sent: cascade.move },
  "after a cascade": { view: after, moves, active: false },
  "back after a cascade": { view: after, moves, pen: 1, fresh: [cascade.move] },
  "only watched": { view: after, moves, pen: null, active: false, playing: null },
};

describe.each(Object.entries(states))("%s", (_, over) => {
  const all = props(over);
  const html = renderToString(
    <>
      <Board {...all} />
      <playing.Bar {...all} />
      <Legend {...all} />
      <Aside {...all} />
      <Small view={all.view} players={all.players} />
    </>,
  );
  test("obeys the policy and holds no broken number", () => {
    expect(html).not.toMatch(/\s(style|on\w+)=/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });
  test("is a grid of rows with labelled cells, one stop for the tabulator", () => {
    const cells = html.match(/<rect [^>]*role="gridcell"[^>]*>/g) ?? [];
    expect(cells).toHaveLength(all.view.n ** 2);
    for (const cell of cells) expect(cell).toMatch(/aria-label="[a-i]\d, [^"]+"/);
    expect(html.match(/role="row"/g)).toHaveLength(all.view.n);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });
});

function drawn(over: Partial<Props>): string {
  return renderToString(<Board {...props(over)} />);
}

test("a cell says what lies there, and on my turn what it would bring", () => {
  const html = drawn({ view: before });
  expect(html).toContain('aria-label="d4, frei, füllt 8 Ecken in 2 Runden"');
  expect(html).toContain('aria-label="a1, leerer Kreis von Anna"');
  expect(html).toContain('aria-label="a7, leeres Kästchen von Ben"');
  expect(drawn({ view: before, active: false })).toContain('aria-label="d4, frei"');
  expect(drawn({ view: after })).toContain("Anna: ausgefüllt a1, d1, c3, e3, a4, d4, c5, e5;");
});

test("a sign lies in the cell that it is about, clear of its middle", () => {
  const sign = (at: Place | null) => <b data-at={`${at?.x} ${at?.y}`} />;
  const html = drawn({ view: before, sent: "3,3", beside: (place) => sign(place("1,4")) });
  expect(html).toContain('data-at="484 116"');
  expect(html).toContain('transform="translate(384 316)');
});

test("the bar names the gain, and is there only for a cell that may be placed", () => {
  const bar = (over: Partial<Props>): string => renderToString(<playing.Bar {...props(over)} />);
  expect(bar({ view: before, draft })).toContain(">Ablegen · +8<");
  expect(bar({ view: before, draft: { text: "1,1", picking: false } })).toContain(">Ablegen<");
  expect(bar({ view: after, draft })).toBe("");
  expect(bar({ view: before, draft, sent: cascade.move })).toBe("");
  expect(bar({ view: before })).toBe("");
});

test("sentences before a move", () => {
  expect(acts.foresee(before, cascade.move)).toBe("So käme es: zwei Runden, +8.");
  expect(englishActs.foresee(before, cascade.move)).toBe("This would give two rounds, +8.");
  expect(acts.foresee(before, "1,1")).toBe("Hier wird noch nichts ausgefüllt.");
  const one = board(["o.o", "", "o"]);
  expect(acts.foresee(one, "2,2")).toBe("So käme es: eine Runde, +4.");
});

describe("what happened", () => {
  test("is found again from the moves alone, in every random game", () => {
    for (const plies of [0, 1, 2, 3].map(randomGame)) {
      const last = plies.at(-1);
      if (!last) throw new Error("no moves");
      const texts = plies.map(({ move }) => rules.write(move));
      const outcomes = outcomesOf(last.after, texts);
      expect(outcomes.map(({ state }) => state)).toEqual(plies.map((ply) => ply.after));
    }
  });
  test("is nothing where the moves are not those of the position", () => {
    expect(outcomesOf(after, ["0,0", "0,0"])).toEqual([]);
  });
  test("is replayed round by round, within four seconds however much it is", () => {
    const outcomes = outcomesOf(after, moves);
    const { placed, filled } = replayOf(outcomes.slice(-1));
    expect(placed.get("3,3")).toBe(0);
    expect(filled.get("0,0")).toBe(1);
    expect(placed.get("2,2")).toBe(2);
    expect(filled.get("2,2")).toBe(3);
    const long = replayOf(outcomes);
    expect(Math.max(...long.placed.values(), ...long.filled.values())).toBe(9);
  });
});

test("links name each figure's round, no two numbers in one place", () => {
  for (const plies of [0, 1, 2, 3].map(randomGame)) {
    const outcomes = outcomesOf(
      plies.at(-1)?.after ?? begin(),
      plies.map(({ move }) => String(move)),
    );
    for (const { rounds } of outcomes) {
      const links = linksOf(rounds);
      expect(links.map(({ nth }) => nth)).toEqual(
        rounds.flatMap(({ figures }, i) => figures.map(() => i + 1)),
      );
      expect(new Set(links.map(({ x, y }) => `${x},${y}`)).size).toBe(links.length);
    }
  }
});
