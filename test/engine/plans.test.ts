/** What is decided ahead: looked up by every move of others, played in the row of that move. */
import { describe, expect, test } from "vitest";
import type { AnyCpu, Table } from "../../engine/entry.ts";
import { currentGame } from "../../engine/match.ts";
import {
  inOneForm,
  mostNodes,
  planned,
  sizeOf,
  type PlanNode,
  type Plans,
  type PlanTree,
} from "../../engine/plans.ts";
import { anyRules } from "../../engine/rules.ts";
import { cpu } from "../../games/dots/cpu.ts";
import { rules } from "../../games/dots/rules.ts";
import { chain } from "../browser/boards.ts";
import { usual } from "../setups.ts";
import { after, begun, last, secret, turnOf, type Log } from "./log.ts";

const table: Table = { rules: anyRules(rules), secret, cpu: cpu as unknown as AnyCpu };

/** Anna and Ben at a board of Käsekästchen after these moves; Anna has begun. */
function dots(
  options: object,
  moves: readonly string[] = [],
  change: Parameters<typeof begun>[0] = {},
): Log {
  const chosen = usual(rules.choices, { ...options });
  const log = begun({ options: chosen, sides: [0, 1], ...change }, undefined, table);
  return moves.reduce((now, text) => move(now, text), log);
}

function move(log: Log, ...moves: readonly string[]): Log {
  return after(log, { act: "move", moves }, turnOf(log));
}

/** `h0,0: h1,0 (…)`: what comes, what is answered, what may come then. */
function node(text: string | null, play = "", then: PlanTree = []): PlanNode {
  return { if: text, play: play === "" ? [] : play.split(" "), then };
}

function withPlans(log: Log, trees: Readonly<Record<number, PlanTree>>): Log {
  const plans = Object.entries(trees).map(([seat, tree]) => {
    return [Number(seat), { next: [], tree }] as const;
  });
  return { ...log, plans: new Map(plans) };
}

/** The moves that stand, a planned one with a star. */
function moves({ match }: Log): string {
  const made = currentGame(match).moves;
  return made.map(({ text, mark }) => `${text}${mark === "plan" ? "*" : ""}`).join(" ");
}

const big = { w: 5, h: 4 };

describe("a move of the other", () => {
  const tree = [node("h0,0", "h1,0"), node(null, "v0,0"), node("h0,1", "h1,1")];
  const log = withPlans(dots(big, [], { starter: 1 }), { 0: tree });

  test.each([
    ["h0,0", "h0,0 h1,0*"],
    ["h0,1", "h0,1 h1,1*"],
    // Any other: what stands for all of them.
    ["h3,3", "h3,3 v0,0*"],
  ])("%s is answered in its own row: %s", (text, all) => {
    const now = move(log, text);
    expect(moves(now)).toBe(all);
    expect(now.rows.length).toBe(log.rows.length + 1);
    expect(last(now)).toBe(`move 1 ${text}\nmove 0 ${all.split(" ")[1]?.slice(0, -1)} plan`);
    expect(now.plans).toEqual(new Map());
  });
  test("that was not foreseen ends the plan", () => {
    const only = move(withPlans(dots(big, [], { starter: 1 }), { 0: tree.slice(0, 1) }), "h3,3");
    expect([moves(only), turnOf(only), only.plans]).toEqual(["h3,3", 0, new Map()]);
  });
  test("that is foreseen without an answer leads on", () => {
    const deep = [node("h0,0", "h1,0", [node("h0,1", "", []), node("h0,2", "h1,2")])];
    const now = move(withPlans(dots(big, [], { starter: 1 }), { 0: deep }), "h0,0");
    expect(now.plans?.get(0)).toEqual({ next: [], tree: deep[0]?.then });
    expect(moves(move(now, "h0,1"))).toBe("h0,0 h1,0* h0,1");
    expect(moves(move(now, "h0,2"))).toBe("h0,0 h1,0* h0,2 h1,2*");
  });
});

describe("chains", () => {
  test("of the other are a path of moves without an answer", () => {
    const [a = "", b = "", c = "", d = ""] = chain.turn;
    const path = [node(a, "", [node(b, "", [node(c, "", [node(d, "v1,1")])])])];
    const log = withPlans(dots(chain.options, chain.before), { 0: path });
    const one = move(log, a, b);
    expect(moves(one).endsWith(`${a} ${b}`)).toBe(true);
    expect(one.plans?.get(0)?.tree).toEqual(path[0]?.then[0]?.then);
    expect(moves(move(one, c, d)).endsWith(`${c} ${d} v1,1*`)).toBe(true);
    expect(moves(move(log, a, b, c, d))).toBe(moves(move(one, c, d)));
  });
  test("of mine are several answers, all in the row of the move before them", () => {
    const before = chain.before.slice(0, -1);
    const log = withPlans(dots(chain.options, before, { starter: 1 }), {
      0: [node("v0,0", chain.turn.join(" "))],
    });
    const now = move(log, "v0,0");
    expect(moves(now)).toBe(
      `${before.join(" ")} v0,0 ${chain.turn.map((one) => `${one}*`).join(" ")}`,
    );
    expect([now.rows.length, turnOf(now)]).toEqual([log.rows.length + 1, 1]);
  });
  test("a part of it is made, the rest is mine to decide; my own move ends what was left", () => {
    const log = withPlans(dots(chain.options, chain.before.slice(0, -1), { starter: 1 }), {
      0: [node("v0,0", "v0,1", [node("v1,1", "v1,2")])],
    });
    const now = move(log, "v0,0");
    expect([turnOf(now), now.plans?.size]).toEqual([0, 1]);
    expect(move(now, "v0,2").plans).toEqual(new Map());
  });
  test("an answer whose turn does not come is not made later", () => {
    const [a = "", b = ""] = chain.turn;
    const log = withPlans(dots(chain.options, chain.before), { 0: [node(a, "v1,0")] });
    const now = move(log, a);
    expect([moves(now).endsWith(a), turnOf(now)]).toEqual([true, 1]);
    expect(now.plans).toEqual(new Map());
    expect(moves(move(now, b)).includes("*")).toBe(false);
  });
});

describe("two who have both decided ahead", () => {
  const anna = [node("h0,1", "h0,2", [node("h0,3", "h0,4")])];
  const ben = [node("h0,2", "h0,3", [node("h0,4", "h1,0")])];

  test("answer each other in one row until one has no answer", () => {
    // Ben has found out first what Anna will do: his answer to her answer waits already.
    const start = dots(big, ["h0,0"]);
    const plans: Plans = new Map([
      [0, { next: [], tree: anna }],
      [1, { next: ["h0,1"], tree: ben }],
    ]);
    const now = move({ ...start, plans }, "h0,1");
    expect(moves(now)).toBe("h0,0 h0,1 h0,2* h0,3* h0,4* h1,0*");
    expect([now.rows.length, turnOf(now), now.plans]).toEqual([
      start.rows.length + 1,
      0,
      new Map(),
    ]);
  });
  test("lose theirs by a move of their own that it did not hold", () => {
    const now = move(withPlans(dots(big, ["h0,0"]), { 0: anna, 1: ben }), "h0,1");
    expect([moves(now), now.plans]).toEqual([
      "h0,0 h0,1 h0,2*",
      new Map([[0, { next: [], tree: anna[0]?.then }]]),
    ]);
  });
});

describe("a plan is over", () => {
  const start = dots(big, ["h0,0"]);
  const tree = [node("h0,1", "h0,2", [node("h0,3", "h0,4")])];
  const log = withPlans(start, { 0: tree });

  test.each([
    ["taken", "h0,0"],
    ["none at all", "h9,9"],
    ["no move", "nonsense"],
  ])("by an answer that is %s when its time comes", (_name, text) => {
    const now = move(withPlans(start, { 0: [node("h0,1", text, [node("h0,3", "h0,4")])] }), "h0,1");
    expect([moves(now), turnOf(now), now.plans]).toEqual(["h0,0 h0,1", 0, new Map()]);
  });
  test("by an answer of two of which the second may not be", () => {
    const now = move(withPlans(start, { 0: [node("h0,1", "h0,2 h0,3")] }), "h0,1");
    expect([moves(now), turnOf(now), now.plans]).toEqual(["h0,0 h0,1 h0,2*", 1, new Map()]);
  });
  test("by taking back", () => {
    const held = { held: [0, 1] };
    const row = currentGame(log.match).moves[0]?.row ?? 0;
    const now = after(log, { act: "ask", want: { for: "undo", line: row } }, 0, held);
    expect([moves(now), now.plans]).toEqual(["", new Map()]);
  });
  test("by a new game, and by an end", () => {
    const series = withPlans(dots(big, ["h0,0"], { series: "best-of-3" }), { 0: tree });
    const next = after(series, { act: "resign" }, 1);
    expect([next.match.games.length, next.plans]).toEqual([2, new Map()]);
    expect(after(log, { act: "resign" }, 1).plans).toEqual(new Map());
  });
  test("where somebody leaves", () => {
    const four = dots(big, ["h0,0"], { sides: [0, 1, 0, 1] });
    const left = after(withPlans(four, { 0: tree }), { act: "leave" }, 3);
    expect([currentGame(left.match).end, left.plans]).toEqual([null, new Map()]);
  });
  test("but not by what has nothing to do with the board", () => {
    const renewed = after(log, { act: "renew-key", generation: 1 }, 1);
    expect(renewed.plans).toEqual(log.plans);
    const asked = after(log, { act: "ask", want: { for: "rules", options: { w: 3, h: 3 } } }, 1);
    expect(asked.plans).toEqual(log.plans);
  });
});

test("in teams the moves of a mate are looked up like anybody else's", () => {
  const texts = ["h0,0", "h0,1", "h0,2"] as const;
  const log = dots(big, [], { sides: [0, 1, 0, 1] });
  const over = texts.reduce((now, text) => move(now, text), log);
  const mine = turnOf(over);
  const movers = currentGame(over.match).moves.map(({ seat }) => seat);
  expect([...movers, mine].toSorted()).toEqual([0, 1, 2, 3]);
  const [a, b, c] = texts;
  const tree = [node(a, "", [node(b, "", [node(c, "v0,0")])])];
  const now = texts.reduce((before, text) => move(before, text), withPlans(log, { [mine]: tree }));
  expect(moves(now)).toBe("h0,0 h0,1 h0,2 v0,0*");
});

test("200 nodes one after the other are followed to their end", () => {
  const options = { w: 9, h: 9 };
  const log = dots(options, [], { starter: 1 });
  // Every second upright line and then every flat one of the first row: none closes anything.
  const open = Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 10 }, (__, c) => `v${r},${c}`),
  ).flat();
  const pairs = Array.from({ length: open.length / 2 }, (_, i) => open.slice(2 * i, 2 * i + 2));
  const path = pairs.reduceRight<PlanTree>(
    (then, [theirs = "", mine = ""]) => [node(theirs, mine, then)],
    [],
  );
  const side = Array.from({ length: mostNodes - sizeOf(path) }, (_, i) => {
    return node(`h${i % 10},${Math.floor(i / 10)}`, "h9,8");
  });
  const tree = [...side, ...path];
  expect(sizeOf(tree)).toBe(mostNodes);
  let now = withPlans(log, { 0: tree });
  for (const [theirs = ""] of pairs) now = move(now, theirs);
  expect(moves(now)).toBe(pairs.map(([a, b]) => `${a} ${b}*`).join(" "));
  expect(now.plans).toEqual(new Map());
});

test("a tree in one form names no move in two ways", () => {
  const tree = [node(" a", "b c", [node(null, "d")])];
  const trimmed = inOneForm(tree, (text) => text.trim().toUpperCase());
  expect(trimmed).toEqual([node("A", "B C", [node(null, "D")])]);
});

test("whoever has no plan costs nothing: the same map comes back", () => {
  const none: Plans = new Map();
  expect(planned(none, { is: "move", seat: 0, text: "h0,0" })).toBe(none);
  const some: Plans = new Map([[1, { next: [], tree: [node("h0,0", "h0,1")] }]]);
  expect(planned(some, { is: "sit", seat: 0 })).toBe(some);
});
