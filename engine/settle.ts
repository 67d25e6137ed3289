/** What follows at once from an act: forced moves, CPU replies, the end, the next game. */
import { add, type Entry, type Table } from "./entry.ts";
import type { Fact, Head } from "./facts.ts";
import { currentGame, position, type Match } from "./match.ts";
import { randomFrom, type Random } from "./random.ts";
import { commitment, seedOf } from "./seeds.ts";
import { best, type Seat } from "./rules.ts";
import type { Level } from "./search.ts";
import { firstSeat, nextStarter } from "./series.ts";

/** More in one row is a fault of the rules or the CPU: no game has as many moves. */
const mostFacts = 2000;

/** The entry with everything that happens by itself until somebody has to decide. */
export function settled(entry: Entry, table: Table): Entry {
  // Cast when they are needed: most rows have no CPU in them.
  let cast: Random | null = null;
  const dice = (): Random => (cast ??= randomFrom(seedOf(table.secret, "cpu", entry.row.n)));
  let now = entry;
  for (;;) {
    const fact = next(now, dice, table);
    if (!fact) return now;
    if (now.facts.length >= mostFacts) throw new Error("a row without end");
    now = add(now, [fact], table);
  }
}

function next({ match, facts }: Entry, dice: () => Random, table: Table): Fact | null {
  const game = currentGame(match);
  if (game.end) return facts.at(-1)?.is === "end" ? afterGame(match, table) : null;
  const { rules } = table;
  const state = position(game);
  const seat = rules.turn(state);
  if (seat === null) return { is: "end", how: "rules", winner: best(rules.worth(state)) };
  const forced = rules.forced(state);
  const level = cpuLevel(match.seats[seat]?.who ?? "");
  if (forced === null && level === null) return null;
  // Whoever makes it, the next move ends a request to take back.
  const late = match.offers.find((offer) => offer.want.for === "undo");
  if (late) return { is: "lapse", to: late.row };
  if (forced !== null) return { is: "move", seat, text: rules.write(forced), mark: "rules" };
  const move = table.cpu.choose(rules, rules.view(state, seat), level ?? 1, dice());
  return { is: "move", seat, text: rules.write(move), mark: "cpu" };
}

/** After a game: the next of the series, or how the series ended. A single game is no series. */
function afterGame(match: Match, table: Table): Fact | null {
  const { over, winner } = match.series;
  if (!over) return nextGame(match, table);
  return match.head.series === "single" ? null : { is: "series", winner: winner ?? "draw" };
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
