/** The board in all its states, as the worker draws it. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { BoardProps } from "../../games/board.tsx";
import { Bar } from "../../games/dots/bar.tsx";
import { Board, Legend, Small } from "../../games/dots/board.tsx";
import { linesOf } from "../../games/dots/lines.ts";
import type { DotsState } from "../../games/dots/rules.ts";
import type { BoardWords } from "../../games/dots/said.ts";
import { players, position, words } from "./boards.ts";

type Over = Partial<BoardProps<DotsState, BoardWords>>;

const none = (): void => {};
function props(over: Over) {
  return {
    view: position("5x4"),
    words,
    players,
    pen: 0,
    active: true,
    last: [],
    lastSide: null,
    sent: null,
    draft: null,
    touchFirst: false,
    direct: false,
    onDraft: none,
    onMove: none,
    ...over,
  };
}

const moves = "h0,1 h1,1 v0,1 v0,2 h0,2 h1,2 v0,3 h1,0 h0,0 v1,0".split(" ");
const bomb = position("3x2:bomb@0,0;x2@0,1;w3@1,1", ...moves);
const pen = bomb.side ?? 0;
const states: Readonly<Record<string, Over>> = {
  empty: {},
  "played, with its last line": { view: bomb, last: ["v1,0"], lastSide: 1, pen },
  "drawn before my eyes": { view: bomb, last: ["v1,0"], lastSide: 1, fresh: ["h0,0", "v1,0"] },
  previewed: { view: bomb, pen, draft: { text: "v1,2", picking: false } },
  picking: { view: bomb, pen, draft: { text: "v0,0", picking: true } },
  picked: { view: bomb, pen, draft: { text: "v0,0 b0,2", picking: true } },
  "on its way": { view: bomb, pen, sent: "v0,0 b0,2", going: ["v0,0 b0,2"] },
  bombed: { view: position("3x2:bomb@0,0", ...moves, "v0,0 b0,2"), last: ["v0,0 b0,2"] },
  themed: { view: { ...bomb, theme: "zirkus" } },
  "an extra line": { view: { ...bomb, phase: "may" }, pen },
  "only watched": { view: bomb, pen: null, active: false },
  "large, other pens": {
    view: position("9x9"),
    players: [
      { name: "Éa", initial: "É", colour: "d" },
      { name: "Bo", initial: "Bo", colour: "c" },
    ],
  },
};

describe.each(Object.entries(states))("%s", (_, over) => {
  const all = props(over);
  const draw = (): string =>
    renderToString(
      <>
        <Board {...all} />
        <Bar {...all} />
        <Legend {...all} />
        <Small view={all.view} players={all.players} />
      </>,
    );

  test("obeys the policy: no style, no handler in the markup", () => {
    expect(draw()).not.toMatch(/\s(style|on\w+)=/);
  });
  test("holds no broken number", () => {
    expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
  });
  test("is one stop for the tabulator", () => {
    expect(renderToString(<Board {...all} />).match(/tabindex="0"/g)).toHaveLength(1);
  });
  test("is a grid of labelled cells with an area each", () => {
    const html = renderToString(<Board {...all} />);
    const cells = html.match(/<rect [^>]*role="gridcell"[^>]*>/g) ?? [];
    const { w, h } = all.view;
    expect(cells).toHaveLength(all.draft?.picking ? w * h : linesOf(all.view).length);
    for (const cell of cells) {
      expect(cell).toMatch(/aria-label="[^"]+"/);
      expect(Number(/ width="(\d+)"/.exec(cell)?.[1])).toBeGreaterThanOrEqual(86);
      expect(Number(/ height="(\d+)"/.exec(cell)?.[1])).toBeGreaterThanOrEqual(86);
    }
  });
});

test("a line says whether it is free and what it closes", () => {
  const html = renderToString(<Board {...props({ view: bomb, pen })} />);
  expect(html).toContain('aria-label="Linie a1–a2, frei a1"');
  expect(html).toContain('aria-label="Linie a1–b1, gezogen"');
  expect(html).toContain("Ben: b1, c1");
});

function disabled(over: Over): number {
  return renderToString(<Board {...props(over)} />).match(/aria-disabled="true"/g)?.length ?? 0;
}

test("nothing can be drawn where a line is, nor out of turn", () => {
  expect(disabled({ view: bomb, pen })).toBe(bomb.lines.length);
  expect(disabled({ view: bomb, pen, active: false })).toBe(linesOf(bomb).length);
  expect(disabled({ view: bomb, pen, sent: "v1,2" })).toBe(linesOf(bomb).length);
});

function bar(over: Over): string {
  return renderToString(<Bar {...props({ view: bomb, pen, ...over })} />);
}

describe("the bar", () => {
  test("is there only for something half made", () => {
    expect(bar({})).toBe("");
    expect(bar({ sent: "v1,2", draft: { text: "v1,2", picking: false } })).toBe("");
  });
  test("says what a line makes", () => {
    expect(bar({ draft: { text: "v1,2", picking: false } })).toContain(">Linie ziehen<");
    expect(bar({ draft: { text: "v0,0", picking: false } })).toContain(">Linie ziehen · +1<");
  });
  test("asks for the target, with the other's name, and may be told no", () => {
    const asking = bar({ draft: { text: "v0,0", picking: true } });
    expect(asking).toMatch(/Welches Kästchen von (Anna|Ben) soll weg\?/);
    expect(asking).toContain("Bombe nicht zünden");
    expect(asking).not.toContain("Linie ziehen");
    expect(bar({ draft: { text: "v0,0 b0,2", picking: true } })).toContain("Linie ziehen");
  });
  test("offers to decline an extra line", () => {
    expect(bar({ view: { ...bomb, phase: "may" } })).toContain("Verzichten");
  });
});

test("P95: owners differ without colour: hatch and initial", () => {
  const html = renderToString(<Small view={bomb} players={players} />);
  expect(html.match(/class="hatch"/g)).toHaveLength(2);
  expect(html.match(/class="initial"/g)).toHaveLength(2);
});
