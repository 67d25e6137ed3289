/** What can be taken in a row: chains, loops, junctions, twists; and what may be given away. */
import { describe, expect, test } from "vitest";
import { boxesIn, chainOn, gainOf } from "../../../games/dots/chain.ts";
import { boxesAt, linesOf } from "../../../games/dots/lines.ts";
import type { DotsState } from "../../../games/dots/rules.ts";
import { seedOf } from "../../../engine/seeds.ts";
import { randomFrom } from "../../../engine/random.ts";
import { begin, field, move, play, type Wish } from "./play.ts";

/** A board on which all lines are drawn but these. */
function but(text: string, open: string, wish: Wish = {}): DotsState {
  const state = field(text, wish);
  const left = open.split(" ");
  return closed(
    state,
    linesOf(state).filter((line) => !left.includes(line)),
  );
}

/** With these lines, as if the side on turn had drawn none; full boxes are the other side's. */
function closed(state: DotsState, lines: readonly string[]): DotsState {
  const owner = state.owner.map((row, r) =>
    [...row]
      .map((_, c) => {
        const sides = linesOf(state).filter((line) =>
          boxesAt(line, state).some((box) => `${box}` === `${r},${c}`),
        );
        return sides.every((line) => lines.includes(line)) ? "1" : ".";
      })
      .join(""),
  );
  return { ...state, lines, owner };
}

const linesIn = (state: DotsState): string | undefined =>
  chainOn(state)
    ?.links.map(({ line }) => line)
    .join(" ");
const dealt = (state: DotsState) => {
  const deal = chainOn(state)?.deal;
  return deal && [deal.links.map(({ line }) => line).join(" "), deal.left];
};

describe("a chain", () => {
  // Five boxes in a row, open at the right end and entered from the left.
  const five = but("6x1", "v0,1 v0,2 v0,3 v0,4 v0,5 h1,5");

  test("is taken from the box that lacks a side to where it ends", () => {
    expect(linesIn(five)).toBe("v0,1 v0,2 v0,3 v0,4 v0,5 h1,5");
    expect(chainOn(five)?.parts).toBe(1);
    expect(boxesIn(chainOn(five)?.links ?? []).map(String)).toEqual([
      "0,0",
      "0,1",
      "0,2",
      "0,3",
      "0,4",
      "0,5",
    ]);
  });

  test("may be left to the other side but for its last two boxes", () => {
    expect(dealt(five)).toEqual(["v0,1 v0,2 v0,3 v0,4 h1,5", 2]);
  });

  test("ends at a box that lacks more", () => {
    // The fourth box has two open sides besides the one that the chain comes by.
    const state = but("4x2", "v0,1 v0,2 v0,3 h1,3 h0,3 h2,3");
    expect(linesIn(state)).toBe("v0,1 v0,2 v0,3");
    expect(dealt(state)).toEqual(["v0,1 v0,3", 2]);
  });

  test("of two boxes is taken, but none of it can be left by taking", () => {
    const state = but("3x1", "v0,1 v0,2 h0,2 h1,2");
    expect([linesIn(state), dealt(state)]).toEqual(["v0,1 v0,2", null]);
  });

  test("is none where a single line does it, or nothing can be taken", () => {
    expect(chainOn(but("2x1", "v0,1"))).toBeNull();
    expect(chainOn(but("3x1", "v0,1 h0,1 h1,1 v0,2 h0,2"))).toBeNull();
    expect(chainOn(begin())).toBeNull();
    expect(chainOn({ ...five, phase: "over", side: null, member: null })).toBeNull();
  });

  test("that is open at both ends ends in a line that closes two boxes", () => {
    const state = but("4x1", "v0,1 v0,2 v0,3");
    expect(linesIn(state)).toBe("v0,1 v0,2 v0,3");
    expect(chainOn(state)?.links.at(-1)?.boxes.length).toBe(2);
    // Its middle line would give all four away; of more than four the rest is taken before.
    expect(dealt(state)).toBeNull();
    const six = but("6x1", "v0,1 v0,2 v0,3 v0,4 v0,5");
    expect(dealt(six)).toEqual(["v0,1 v0,2 v0,4", 4]);
  });
});

test("of a loop four are left, in two pairs", () => {
  // Eight boxes around a ninth that is closed, opened at the upper left.
  const around = "v0,1 v0,2 h1,0 h1,2 h2,0 h2,2 v2,1 v2,2".split(" ");
  const state = but("3x3", around.filter((line) => line !== "v0,1").join(" "));
  expect(chainOn(state)?.links.length).toBe(7);
  expect(boxesIn(chainOn(state)?.links ?? []).length).toBe(8);
  const { links = [], left } = chainOn(state)?.deal ?? {};
  expect([links.length, left]).toEqual([5, 4]);
  const next = play(state, ...links.map(({ line }) => line));
  expect(next.side).toBe(1);
  expect(boxesIn(chainOn(next)?.links ?? []).length).toBe(4);
});

describe("several chains", () => {
  // Three boxes above and two below, each with its own far end.
  const both = but("4x2", "v0,1 v0,2 v0,3 h0,3 v1,1 v1,2 h2,2 v1,3 h2,3");

  test("are taken one after the other", () => {
    expect(linesIn(both)).toBe("v0,1 v0,2 v0,3 h0,3 v1,1 v1,2");
    expect(chainOn(both)?.parts).toBe(2);
  });

  test("end with the one that can be left", () => {
    // Of the lower one a single box may be taken: there is no pair to leave in it.
    const state = but("4x2", "v0,1 v0,2 v0,3 h0,3 v1,1 h2,1 v1,2 h2,2 v1,3 h2,3");
    expect(linesIn(state)).toBe("v0,1 v0,2 v0,3 h0,3 v1,1");
    expect(dealt(state)).toEqual(["v1,1 v0,1 v0,2 h0,3", 2]);
    expect(dealt(both)).toEqual(["v0,1 v0,2 v0,3 h0,3 v1,2", 2]);
  });

  test("meet in a box that is then taken too", () => {
    // Left and right lead into the middle, which goes on downwards.
    const state = but("3x3", "v0,1 v0,2 h1,1 h2,1 h3,1");
    expect(linesIn(state)).toBe("v0,1 v0,2 h1,1 h2,1 h3,1");
    expect(boxesIn(chainOn(state)?.links ?? []).length).toBe(5);
    expect(dealt(state)).toEqual(["v0,1 v0,2 h1,1 h3,1", 2]);
  });
});

describe("twists", () => {
  test("a bomb or swap that has a target ends the chain before its box", () => {
    const open = "v0,1 v0,2 v0,3 h0,3";
    for (const twist of ["bomb", "swap"]) {
      const state = but(`4x2:${twist}@0,2`, open);
      expect(linesIn(state), twist).toBe("v0,1 v0,2");
      // What it leaves is more than two boxes, so nothing is given away by rule.
      expect(dealt(state), twist).toBeNull();
    }
  });

  test("fizzling they do not", () => {
    const state = but("4x1:bomb@0,1;swap@0,2", "v0,1 v0,2 v0,3 h0,3 h1,3");
    expect(linesIn(state)).toBe("v0,1 v0,2 v0,3");
  });

  test("an extra keeps the turn: then nothing can be handed out", () => {
    const open = "v0,1 v0,2 v0,3 h0,3";
    const state = but("4x1:extra@0,0", open);
    expect([linesIn(state), dealt(state)]).toEqual([open, null]);
    expect(play(state, "v0,1", "v0,2", "h0,3").phase).toBe("may");
    expect(dealt(but("4x1", open))).toEqual(["v0,1 v0,2 h0,3", 2]);
  });

  test("an extra line may take a chain", () => {
    const state = but("4x1", "v0,1 v0,2 v0,3 h0,3");
    expect(linesIn({ ...state, phase: "may" })).toBe("v0,1 v0,2 v0,3 h0,3");
  });
});

describe("what it brings", () => {
  const open = "v0,1 v0,2 v0,3 h0,3";
  const gain = (text: string, options = {}): number => {
    const state = but(text, open, { options });
    return gainOf(state, chainOn(state)?.links ?? []);
  };

  test("is what the game counts", () => {
    expect(gain("4x1")).toBe(4);
    expect(gain("4x1:x2@0,1")).toBe(5);
    expect(gain("4x1:w2@0,1;w3@0,2")).toBe(7);
    expect(gain("4x1:x2@0,1;extra@0,2", { twistHatz: true })).toBe(3);
    expect(gain("4x1", { misere: true })).toBe(4);
  });

  test("ends where the game ends early", () => {
    // Three of five decide it.
    const state = but("5x1", "v0,1 v0,2 v0,3 v0,4 h0,4", { options: { earlyEnd: true } });
    expect(linesIn(state)).toBe("v0,1 v0,2 v0,3");
    expect(dealt(state)).toBeNull();
  });

  test("with Blitz the lower edge is made of lines like any other", () => {
    const state = but("3x4", "v0,1 v0,2 h1,2 h2,2", { options: { blitz: true } });
    expect([state.h, linesIn(state)]).toEqual([2, "v0,1 v0,2 h1,2 h2,2"]);
    expect(dealt(state)).toEqual(["v0,1 v0,2 h2,2", 2]);
  });
});

describe("in teams", () => {
  const open = "v0,1 v0,2 v0,3 h0,3";
  const sides = [0, 1, 0, 1];

  test("who draws turn by turn takes it whole", () => {
    expect(linesIn(but("4x1", open, { sides }))).toBe(open);
  });

  test("line by line it is somebody else's after the first; alone it is not", () => {
    const options = { teamRotation: "line" };
    expect(chainOn(but("4x1", open, { sides, options }))).toBeNull();
    expect(linesIn(but("4x1", open, { options }))).toBe(open);
  });
});

test("in games of chance every chain can be played, and what it hands out too", () => {
  let [chains, deals] = [0, 0];
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(seedOf("7c".repeat(32), "game", game));
    let state = begin({ options: { content: "random", w: 5, h: 4 }, seed: "3d".repeat(32) });
    for (const line of random.shuffle(linesOf(state))) {
      const next = state.lines.includes(line) ? state : move(state, line);
      // What needs a target is left out.
      if (typeof next === "string") continue;
      state = next;
      const chain = chainOn(state);
      if (!chain || state.side === null) continue;
      chains++;
      const { side } = state;
      const taken = play(state, ...chain.links.map((link) => link.line));
      expect([taken.side ?? side, gainOf(state, chain.links) > 0]).toEqual([side, true]);
      if (!chain.deal) continue;
      deals++;
      const given = play(state, ...chain.deal.links.map((link) => link.line));
      expect(given.side).toBe(1 - side);
    }
  }
  expect(chains).toBeGreaterThan(40);
  expect(deals).toBeGreaterThan(4);
});
