/** A plan on the board: steps go through the rules, and the match answers what the plan says. */
import { describe, expect, test } from "vitest";
import { readFacts } from "../../../../engine/facts.ts";
import { currentGame, position } from "../../../../engine/match.ts";
import type { PlanTree } from "../../../../engine/plans.ts";
import { randomFrom, type Random } from "../../../../engine/random.ts";
import { anyRules } from "../../../../engine/rules.ts";
import { plan as cornersAhead } from "../../../../games/corners/plan.ts";
import { rules as corners } from "../../../../games/corners/rules.ts";
import { plan as dotsAhead } from "../../../../games/dots/plan.ts";
import { rules as dots } from "../../../../games/dots/rules.ts";
import { kindOf, games } from "../../../../games/kinds.ts";
import {
  reached,
  standAfter,
  stepped,
  type Ground,
  type Stand,
} from "../../../../web/pages/planning/stand.ts";
import {
  answering,
  back,
  foresee,
  here,
  levelAt,
  stepsTo,
  type Plan,
} from "../../../../web/pages/planning/tree.ts";
import { after, begun, last, legal, secret, turnOf, type Log } from "../../../engine/log.ts";
import { two } from "../../../browser/boards.ts";
import { one, seedFor, usual } from "../../../setups.ts";

const grounds = {
  dots: { rules: anyRules(dots), ahead: dotsAhead },
  corners: { rules: anyRules(corners), ahead: cornersAhead },
} satisfies Record<string, Ground>;
const noCpu = { levels: [], choose: () => null } as never;

function logOf(ground: Ground, options: object, sides: readonly number[] = [0, 1]): Log {
  const chosen = usual(ground.rules.choices, { ...options }) as never;
  const table = { rules: ground.rules, secret, cpu: noCpu };
  return begun({ options: chosen, sides, starter: 0 }, undefined, table);
}

function move(log: Log, ...moves: readonly string[]): Log {
  return after(log, { act: "move", moves }, turnOf(log));
}

const stateOf = ({ match }: Log): object => position(currentGame(match));

function standIn(ground: Ground, log: Log, seat: number, plan: Plan): Stand {
  return standAfter(ground, ground.rules.view(stateOf(log), seat), seat, stepsTo(plan));
}

/** Somebody steps about on the board: on, back, aside, now and then by any move. */
function stepping(ground: Ground, log: Log, seat: number, random: Random): Plan {
  let plan: Plan = { tree: [], at: here };
  for (let i = 0; i < 60; i++) {
    const stand = standIn(ground, log, seat, plan);
    expect(reached(plan, stand)).toBe(plan);
    const moves = stand.turn === null ? [] : [...ground.rules.moves(stand.state)];
    const way = random.below(9);
    if (way < 2 || moves.length === 0) plan = { ...plan, at: back(plan) ?? here };
    else if (way === 2 && stand.turn !== seat) plan = foresee(plan, null);
    else {
      const text = ground.rules.write(one(moves, random));
      const next = stepped(ground, plan, stand, seat, [text]);
      if (!("plan" in next)) throw new Error(`${text}: ${next.why}`);
      ({ plan } = next);
    }
  }
  return plan;
}

/** Plays on from here, as the plan foresees or not; every answer must be the plan's. */
function holds(log: Log, seat: number, tree: PlanTree, random: Random): number {
  let now: Log = { ...log, plans: new Map([[seat, { next: [], tree }]]) };
  let level = tree;
  let isSure = true;
  let answers = 0;
  while (level.length > 0 && !currentGame(now.match).end && turnOf(now) !== seat) {
    const all = legal(now);
    const known = level.flatMap((node) =>
      node.if !== null && all.includes(node.if) ? [node.if] : [],
    );
    const text = random.below(6) > 0 && known.length > 0 ? one(known, random) : one(all, random);
    const node = level.find((each) => each.if === text) ?? level.find((each) => each.if === null);
    now = move(now, text);
    const facts = readFacts(last(now)) ?? [];
    const made = facts.flatMap((fact) => (fact.is === "move" && fact.mark ? [fact.text] : []));
    if (!node) {
      expect(made).toEqual([]);
      expect(now.plans).toEqual(new Map());
      break;
    }
    // Behind any move nobody knows whether an answer may be made.
    isSure &&= node.if !== null;
    expect(made).toEqual(isSure ? node.play : node.play.slice(0, made.length));
    answers += made.length;
    if (made.length < node.play.length) break;
    level = levelAt([node], [node.if]);
    if (now.plans?.get(seat)) expect(now.plans.get(seat)?.tree).toEqual(level);
    else expect(currentGame(now.match).end ? [] : level).toEqual([]);
  }
  return answers;
}

describe("what the plan says is what the match answers", () => {
  test.each<[string, Ground, object, number[]?]>([
    ["Käsekästchen 2×2", grounds.dots, { w: 2, h: 2 }],
    ["3×3", grounds.dots, { w: 3, h: 3 }],
    ["with twists", grounds.dots, { content: "random", w: 3, h: 3 }],
    ["in teams", grounds.dots, { w: 3, h: 2 }, [0, 1, 0, 1]],
    ["Vier Ecken", grounds.corners, {}],
    ["Vier Ecken, pro", grounds.corners, { n: 9, pro: true }],
  ])("%s", (_name, ground, options, sides) => {
    let answers = 0;
    for (let nth = 0; nth < 20; nth++) {
      const random = randomFrom(seedFor(nth));
      let log = logOf(ground, options, sides);
      for (let i = random.below(9); i > 0 && !currentGame(log.match).end; i--) {
        log = move(log, one(legal(log), random));
      }
      if (currentGame(log.match).end) continue;
      const others = log.match.seats.map((_, seat) => seat).filter((seat) => seat !== turnOf(log));
      const seat = one(others, random);
      const tree = answering(stepping(ground, log, seat, random).tree);
      for (let times = 0; times < 4; times++) answers += holds(log, seat, tree, random);
    }
    expect(answers).toBeGreaterThan(20);
  });
});

describe("a step", () => {
  const log = logOf(grounds.dots, two.options);
  const ready = two.before.slice(0, -1).reduce((now, text) => move(now, text), log);
  const root: Plan = { tree: [], at: here };
  const step = (plan: Plan, ...texts: readonly string[]) =>
    stepped(grounds.dots, plan, standIn(grounds.dots, ready, 0, plan), 0, texts);

  test("that may not be is refused with the game's own reason, and changes nothing", () => {
    expect(step(root, "h0,0")).toEqual({ why: "taken" });
    expect(step(root, "nonsense")).toEqual({ why: "bad-move" });
    expect(step(root, "h1,1", "h1,1")).toEqual({ why: "taken" });
  });
  test("of several moves is one: a chain of mine is one answer of several lines", () => {
    const after = step(root, "h1,1", two.line, "v1,0");
    expect(after).toMatchObject({
      plan: { tree: [{ if: "h1,1", play: [two.line, "v1,0"] }], at: { way: ["h1,1"], made: 2 } },
      isReplaced: false,
    });
  });
  test("to another answer tells that one was put away", () => {
    const first = step(root, "h1,1", two.line);
    if (!("plan" in first)) throw new Error(first.why);
    const plan = { ...first.plan, at: back(first.plan) ?? here };
    expect(step(plan, two.line)).toMatchObject({ isReplaced: false, plan: { tree: plan.tree } });
    expect(step(plan, "v1,0")).toMatchObject({ isReplaced: true });
  });
  test("is written as the match will write it", () => {
    const rules = { ...grounds.dots.rules, read: (text: string) => dots.read(text.trim()) };
    const spaced = { ...grounds.dots, rules };
    const stand = standIn(spaced, ready, 0, root);
    expect(stepped(spaced, root, stand, 0, [" h1,1"])).toMatchObject({
      plan: { tree: [{ if: "h1,1" }] },
    });
  });
});

test("what cannot be played on the board is not stood on", () => {
  const log = logOf(grounds.dots, { w: 2, h: 2 });
  const tree: PlanTree = [
    { if: "h0,0", play: ["h0,0"], then: [{ if: "h0,1", play: [], then: [] }] },
  ];
  const plan: Plan = { tree, at: { way: ["h0,0", "h0,1"], made: 0 } };
  const stand = standIn(grounds.dots, log, 1, plan);
  expect([stand.made, reached(plan, stand).at]).toEqual([1, { way: ["h0,0"], made: 0 }]);
});

describe("any move", () => {
  test.each(Object.entries(grounds))(
    "in %s passes the turn and changes nothing else",
    (_n, { rules, ahead }) => {
      const log = logOf({ rules, ahead }, {});
      const state = stateOf(log);
      const passed = ahead.passed(state);
      expect([rules.turn(state), rules.turn(passed)]).toEqual([0, 1]);
      expect(rules.scores(passed)).toEqual(rules.scores(state));
      expect([...rules.moves(passed)]).toEqual([...rules.moves(state)]);
      expect(ahead.passed(passed)).toEqual(state);
    },
  );
});

test("one may decide ahead wherever nothing lies face down", async () => {
  for (const name of Object.keys(games)) {
    const kind = kindOf(name);
    expect([name, kind?.plan === undefined]).toEqual([name, (await kind?.rules())?.hidden]);
  }
});
