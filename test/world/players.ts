/** What people do, from what their page shows them and nothing else. */
import type { Random } from "../../engine/random.ts";
import { refused, type AnyRules, type Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { one } from "../setups.ts";
import { drawnPlan } from "./foresight.ts";
import { otherOptions } from "./setting.ts";
import type { Fields, Query } from "./steps.ts";
import type { Swarm, WishKind } from "./swarm.ts";

/** Something to press, or only to look at; `to` and `line` are rows. */
export type Wish =
  | { readonly fields: Fields; readonly to?: number; readonly line?: number }
  | { readonly query: Query };

/** How much people like to do nothing. */
const idle = 30;

interface Weighed {
  readonly weight: number;
  readonly wish: () => Wish;
}

export function wishOf(
  seen: Seen,
  key: string | null,
  rules: AnyRules,
  swarm: Swarm,
  random: Random,
): Wish | null {
  if (random.below(100) < swarm.faults.forged) return forged(seen, rules, random);
  if (seen.held.length === 0) return sitting(seen, key, random);
  const seat = one(seen.held, random);
  const all = [
    ...playing(seen, seat, rules, swarm, random),
    ...requests(seen, seat, swarm, random),
    ...seats(seen, seat, swarm, random),
    ...passing(seen, seat, rules, swarm, random),
  ];
  const total = all.reduce((sum, { weight }) => sum + weight, idle);
  let dice = random.below(total);
  return all.find(({ weight }) => (dice -= weight) < 0)?.wish() ?? null;
}

/** Whoever has a key sits down; without one, only where anybody may. */
function sitting(seen: Seen, key: string | null, random: Random): Wish | null {
  if (random.below(key === null ? 80 : 6) === 0) return { query: key === null ? {} : { key } };
  if (key !== null) return { fields: { act: "sit", key } };
  const free = seen.seats.some(({ who }) => who === "free");
  return seen.open && free ? { fields: { act: "sit", name: "Gast" } } : null;
}

function playing(
  seen: Seen,
  seat: Seat,
  rules: AnyRules,
  { wishes }: Swarm,
  random: Random,
): readonly Weighed[] {
  const { turn, end, held } = seen;
  const press = (act: "resign" | "leave" | "rematch") => () => ({ fields: { act, seat } });
  if (end) return [{ weight: wishes.rematch, wish: press("rematch") }];
  const teams = seen.sides.length > 2;
  // Most give up when they see what is coming; then the other side's last line is on its way.
  const close = [...rules.moves(seen.view)].length < 3 ? 6 : 1;
  const all: Weighed[] = [
    { weight: close * wishes.resign, wish: press("resign") },
    { weight: teams ? wishes.leave : Math.ceil(wishes.leave / 3), wish: press("leave") },
  ];
  if (turn === null || !held.includes(turn) || turn !== seen.seat) return all;
  const wish = (): Wish => ({ fields: { act: "move", seat: turn, ...moves(seen, rules, random) } });
  return [...all, { weight: wishes.move, wish }];
}

/** A legal move; now and then as many in one act as the seat may make. */
function moves(seen: Seen, rules: AnyRules, random: Random) {
  const texts: string[] = [];
  const most = random.below(4) === 0 ? 4 : 1;
  let state = seen.view;
  while (texts.length < most && rules.turn(state) === seen.turn) {
    const legal = [...rules.moves(state)];
    const move = one(legal, random);
    const step = rules.apply(state, move);
    if (legal.length === 0 || refused(step)) break;
    texts.push(rules.write(move));
    state = step.state;
    // What comes next may hang on what lies face down.
    if (rules.hidden) break;
  }
  return texts.length === 1 ? { move: texts[0] } : { moves: texts };
}

function requests(seen: Seen, seat: Seat, { wishes }: Swarm, random: Random): readonly Weighed[] {
  const all: Weighed[] = seen.offers.map((offer) => {
    const to = offer.row;
    if (offer.seat === seat) {
      return { weight: wishes.withdraw, wish: () => ({ fields: { act: "withdraw", seat }, to }) };
    }
    const yes = random.below(4) > 0;
    return { weight: wishes.answer, wish: () => ({ fields: { act: "answer", seat, yes }, to }) };
  });
  if ("line" in seen.undo && seen.seat !== null) {
    const { line } = seen.undo;
    const fields = { act: "ask", for: "undo", seat: seen.seat };
    all.push({ weight: wishes.undo, wish: () => ({ fields, line }) });
  }
  const options = otherOptions(seen.kind, random);
  const other = { act: "ask", for: "rules", seat, options };
  all.push({ weight: wishes.rules, wish: () => ({ fields: other }) });
  if (seen.sides.length > 2 && !seen.end) {
    const fields = { act: "ask", for: "resign", seat };
    all.push({ weight: wishes.resign, wish: () => ({ fields }) });
  }
  return all;
}

function seats(seen: Seen, seat: Seat, { wishes }: Swarm, random: Random): readonly Weighed[] {
  const all: Weighed[] = [
    { weight: wishes["renew-key"], wish: () => ({ fields: { act: "renew-key", seat } }) },
    { weight: wishes.name, wish: () => ({ fields: { act: "name", seat, name: "Ida" } }) },
    weighed(wishes, "mute", { act: "mute", seat, on: !seen.muted }),
    { weight: wishes.browse, wish: () => ({ query: browsing(seen, random) }) },
  ];
  for (const [of, { who }] of seen.seats.entries()) {
    if (seen.held.includes(of)) continue;
    const reset = { act: "reset-seat", of, seat };
    const fill = { act: "fill", of, cpu: "cpu:2", ...(random.below(2) && { seat }) };
    if (who === "person") all.push(weighed(wishes, "reset-seat", reset));
    if (who === "free" && seen.maker) all.push(weighed(wishes, "fill", fill));
  }
  return all;
}

/** What time asks of people, and what they ask of each other meanwhile. */
function passing(
  seen: Seen,
  seat: Seat,
  rules: AnyRules,
  { wishes }: Swarm,
  random: Random,
): readonly Weighed[] {
  const { claim, turn, maker, standIn } = seen;
  const all: Weighed[] = [weighed(wishes, "extend", { act: "extend", seat })];
  if (claim?.waits.includes(seat)) {
    const take = one(["wait", "cpu", "win"], random);
    all.push(weighed(wishes, "claim", { act: "claim", seat, take }));
  }
  if (seen.seats[seat]?.standIn) all.push(weighed(wishes, "back", { act: "back", seat }));
  if (maker) all.push(weighed(wishes, "stand-in", { act: "stand-in", seat, on: !standIn }));
  const of = claim?.of ?? turn;
  if (seen.nudge !== undefined && of !== null) {
    all.push(weighed(wishes, "nudge", { act: "nudge", seat, of }));
  }
  if (turn !== null && turn !== seat && !rules.hidden) {
    const plan = (): Fields => {
      return { act: "plan", seat, tree: drawnPlan(seen.view, seat, rules, random) };
    };
    all.push({ weight: wishes.plan, wish: () => ({ fields: plan() }) });
  }
  return all;
}

function weighed(wishes: Swarm["wishes"], kind: WishKind, fields: Fields): Weighed {
  return { weight: wishes[kind], wish: () => ({ fields }) };
}

function browsing(seen: Seen, random: Random): Query {
  const seat = random.below(seen.seats.length);
  return { seat, game: 1 + random.below(seen.game), ply: random.below(seen.ply + 2) };
}

/** What nobody should get through with: foreign seats, illegal moves, requests there are not. */
function forged(seen: Seen, rules: AnyRules, random: Random): Wish {
  const seat = random.below(seen.seats.length);
  const to = 1 + random.below(seen.n);
  const legal = [...rules.moves(seen.view)].slice(0, 1).map(rules.write);
  const move = one([...legal, "pass", "h0,0", "1a", "nonsense"], random);
  return one<Wish>(
    [
      { fields: { act: "move", seat, move } },
      { fields: { act: "resign", seat } },
      { fields: { act: "answer", seat, yes: true }, to },
      { fields: { act: "withdraw", seat }, to },
      { fields: { act: "ask", for: "undo", seat }, line: to },
      { fields: { act: "rematch", seat } },
      { fields: { act: "renew-key", seat } },
      { fields: { act: "reset-seat", of: seat } },
      { fields: { act: "fill", of: seat, cpu: "cpu:2" } },
      { fields: { act: "name", seat, name: "Eve" } },
      { fields: { act: "leave", seat } },
      { fields: { act: "claim", seat, take: "win" } },
      { fields: { act: "back", seat } },
      { fields: { act: "stand-in", on: !seen.standIn } },
      { fields: { act: "nudge", seat, of: random.below(seen.seats.length) } },
      { fields: { act: "extend", seat } },
      { fields: { act: "plan", seat, tree: [{ if: null, play: [move], then: [] }] } },
    ],
    random,
  );
}
