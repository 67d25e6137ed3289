/** The board's surroundings: whose turn is marked, what is told, what waits. */
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { bell, off } from "../../../games/icons.ts";
import { Acts } from "../../../web/pages/acts.tsx";
import { Play } from "../../../web/pages/play.tsx";
import { pageWords } from "../../../worker/pages/words.ts";
import type { Model } from "../../../web/pages/model.ts";
import { game, propsOf, seenFrom } from "./drawn.tsx";

/** Nothing of the board itself. */
const bare = { ...game, board: { ...game.board, Board: () => null, Legend: () => null } as never };
const drawn = (change: Partial<Model>): string =>
  renderToString(<Play {...propsOf(seenFrom([0], { turn: 1 }), change)} game={bare} />);

test("at an earlier position nobody is marked as on turn", () => {
  const mark = `>${pageWords.de.onTurn}<`;
  expect(drawn({})).toContain(mark);
  expect(drawn({ seen: seenFrom([0], { turn: 0 }) })).not.toContain(mark);
});

describe("a refusal", () => {
  test("has its own sign: the crossed-out cloud is for the net", () => {
    const refused = drawn({ notice: { kind: "trouble", head: "Das ging nicht.", text: "" } });
    expect([refused.includes(bell), refused.includes(off)]).toEqual([true, false]);
    expect(drawn({ notice: pageWords.de.silent })).toContain(off);
  });
});

test("right after a move no press may open the plan that came under the finger", () => {
  const seen = seenFrom([0], { turn: 1, kind: "dots" });
  const acts = (rests: boolean) => renderToString(<Acts {...propsOf(seen, { rests })} />);
  expect(acts(true)).toMatch(/name="plan"[^>]*aria-disabled="true"/);
  expect(acts(false)).toMatch(/name="plan"(?![^>]*aria-disabled)/);
});

test("a game without a setting does not offer it; whoever has left has nothing to do", () => {
  const seen = seenFrom([0], { turn: 1 });
  const playing = { words: { hint: "" }, without: ["direct", "mute"] } as never;
  const offered = (change: Partial<Model>, of = seen): readonly boolean[] => {
    const acts = renderToString(<Acts {...propsOf(of, change)} />);
    return [pageWords.de.direct, pageWords.de.mute, pageWords.de.typed].map((one) =>
      acts.includes(one),
    );
  };
  expect(offered({})).toEqual([true, true, true]);
  expect(offered({ playing })).toEqual([false, false, true]);
  const left = seenFrom([0], { turn: 1, notes: [{ after: 0, what: "left", seat: 0 }] });
  expect(offered({}, left)).toEqual([false, false, false]);
});
