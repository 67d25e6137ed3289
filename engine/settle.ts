/** What follows at once from an act: forced moves, CPU replies, the end, the next game. */
import { add, type Entry, type Table } from "./entry.ts";
import type { Fact, Head } from "./facts.ts";
import { currentGame, position, type Match } from "./match.ts";
import { leave } from "./losing.ts";
import { dueAfter } from "./pace.ts";
import { noPlans, planned, type Plans } from "./plans.ts";
import { randomFrom, type Random } from "./random.ts";
import { commitment, seedOf } from "./seeds.ts";
import { best, refused, type Seat } from "./rules.ts";
import type { Level } from "./search.ts";
import { firstSeat, nextStarter } from "./series.ts";

/** More in one row is a fault of the rules or the CPU: no game has as many moves. */
const mostFacts = 2000;

/**
 * The entry with everything that happens by itself until somebody has to decide, and with the
 * deadline for that. `before`: the match that the row comes after; `plans`: what is decided ahead.
 */
export function settled(
  entry: Entry,
  before: Match | null,
  table: Table,
  plans: Plans = noPlans,
): Entry {
  // Cast when they are needed: most rows have no CPU in them.
  let cast: Random | null = null;
  const dice = (): Random => (cast ??= randomFrom(seedOf(table.secret, "cpu", entry.row.n)));
  let now = entry;
  let ahead = now.facts.reduce(planned, plans);
  for (;;) {
    const facts = next(now, dice, table, ahead);
    if (facts.length === 0) break;
    if (now.facts.length >= mostFacts) throw new Error("a row without end");
    now = add(now, facts, table);
    ahead = facts.reduce(planned, ahead);
  }
  const due = dueAfter(before, now.match, table.rules);
  if (due !== now.match.due) now = add(now, [{ is: "due", at: due }], table);
  // What could not be played now that its turn has come never will.
  const left = new Map([...ahead].filter(([, { next }]) => next.length === 0));
  return plans.size > 0 ? { ...now, plans: left } : now;
}

function next(
  { match, facts }: Entry,
  dice: () => Random,
  table: Table,
  plans: Plans,
): readonly Fact[] {
  const game = currentGame(match);
  if (game.end) return facts.at(-1)?.is === "end" ? afterGame(match, table) : [];
  const gone = match.gone.find((seat) => !game.left.includes(seat));
  if (gone !== undefined) return leave(match, gone);
  const { rules } = table;
  const state = position(game);
  const seat = rules.turn(state);
  if (seat === null) return [{ is: "end", how: "rules", winner: best(rules.worth(state)) }];
  const forced = rules.forced(state);
  const { who = "", standIn = false } = match.seats[seat] ?? {};
  const level = cpuLevel(who);
  const ahead = plannedMove(plans.get(seat)?.next[0], state, table);
  if (forced === null && level === null && !standIn && ahead === null) return [];
  // Whoever makes it, the next move ends a request to take back.
  const late = match.offers.find((offer) => offer.want.for === "undo");
  if (late) return [{ is: "lapse", to: late.row }];
  if (forced !== null) return [{ is: "move", seat, text: rules.write(forced), mark: "rules" }];
  // Whoever has decided ahead is served by that first.
  if (ahead !== null) return [{ is: "move", seat, text: ahead, mark: "plan" }];
  const text = cpuMove(state, seat, level, table, dice());
  return [{ is: "move", seat, text, mark: level === null ? "standin" : "cpu" }];
}

/** A move that was decided ahead, if it is legal now that its time has come. */
function plannedMove(text: string | undefined, state: object, { rules }: Table): string | null {
  if (text === undefined) return null;
  const move = rules.read(text);
  return move === null || refused(rules.apply(state, move)) ? null : text;
}

/** What the CPU plays in a seat, from its view; without a level as well as it can. */
export function cpuMove(
  state: object,
  seat: Seat,
  level: Level | null,
  { rules, cpu }: Table,
  dice: Random,
): string {
  const best = cpu.levels.at(-1) ?? 1;
  return rules.write(cpu.choose(rules, rules.view(state, seat), level ?? best, dice));
}

/** After a game: the next of the series, or how the series ended. A single game is no series. */
function afterGame(match: Match, table: Table): readonly Fact[] {
  const { over, winner } = match.series;
  if (!over) return [nextGame(match, table)];
  return match.head.series === "single" ? [] : [{ is: "series", winner: winner ?? "draw" }];
}

/** The game that follows the current one, in a series or again after it. */
export function nextGame(match: Match, table: Table): Fact {
  const game = match.games.length;
  return {
    is: "game",
    game,
    start: starterOf(match, game, table),
    commit: commitment(seedOf(table.secret, "game", game)),
  };
}

function starterOf(match: Match, game: number, table: Table): Seat {
  return knownStarter(match) ?? drawnStarter(match.head, game, table.secret);
}

/** Who will begin the next game; null if it is drawn. */
export function knownStarter(match: Match): Seat | null {
  const { sides, alternate } = match.head;
  if (!match.series.over) return nextStarter(sides, currentGame(match).start);
  const first = match.games.find(({ round }) => round === match.round);
  return alternate && first ? nextStarter(sides, first.start) : null;
}

/** The level of a seat that the CPU plays, from "cpu:2"; null for a person. */
export function cpuLevel(who: string): Level | null {
  return who.startsWith("cpu:") ? (Number(who.slice(4)) as Level) : null;
}

/** Who begins as set up: that seat's side, or a side by lot. */
export function drawnStarter(head: Head, game: number, secret: string): Seat {
  const count = new Set(head.sides).size;
  const side =
    head.starter === "lot"
      ? randomFrom(seedOf(secret, "lot", game)).below(count)
      : (head.sides[head.starter] ?? 0);
  return firstSeat(head.sides, side);
}
