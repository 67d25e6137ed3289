/**
 * When an act is still meant, and when it must be granted, by the design (§6) and `rules.md`
 * §1.10 alone.
 *
 * An act hangs on its object: a move, or a choice about a missed one, on the last change of the
 * board; resign, leave, rematch and
 * a request on the start of the current game (a request to take back on its line too); an answer
 * and a withdrawal on the request, as long as it is open. Everything else hangs on nothing.
 * It is **still meant** if its object is unchanged when it reaches the match, whatever else has
 * come in since its sender last looked, and if somebody who had seen everything and asked the
 * same just then would be granted it. Such an act is never refused. One whose object has changed
 * is never done.
 */
import { choose } from "../../engine/options.ts";
import type { AnyRules, Seat } from "../../engine/rules.ts";
import { refused } from "../../engine/rules.ts";
import { choosersIn } from "./beside.ts";
import { boardOf, latestOf, peopleOf, stateOf, type Asked, type Told } from "./history.ts";
import type { Fields } from "./steps.ts";

const day = 86_400_000;
const rematchLife = 14 * day;
const undosPerGame = 3;

/**
 * A request as it stands at that time: by itself only a wish to play again lapses. That a seat is
 * to be given out ends in a row.
 */
export function openRequest(told: Told, row: unknown, now: number): Asked | undefined {
  return told.asked.find((one) => one.row === row && !isLapsed(one, now));
}

function isLapsed({ what, at }: Asked, now: number): boolean {
  return what === "rematch" && now >= at + rematchLife;
}

/** The row an act must have seen; 0: it hangs on nothing; infinite: its object is gone. */
export function objectRow(told: Told, fields: Fields, now: number): number {
  switch (fields.act) {
    case "move":
    case "claim":
      return told.boardRow;
    case "resign":
    case "leave":
    case "rematch":
    case "ask":
      return boardOf(told).row;
    case "answer":
    case "withdraw":
      return openRequest(told, fields["to"], now)?.row ?? Infinity;
    default:
      return 0;
  }
}

/** Who asks, as the ledger knows them. */
export interface Asker {
  readonly seat: Seat;
  readonly held: readonly Seat[];
  /** Seats that want no requests to take back. */
  readonly muted: readonly Seat[];
}

/** Must this be granted to somebody who has seen everything? Who may ask at all is known. */
export function isGranted(
  told: Told,
  fields: Fields,
  who: Asker,
  now: number,
  rules: AnyRules,
): boolean {
  const board = boardOf(told);
  const plays = board.end === null && !board.left.includes(who.seat);
  switch (fields.act) {
    case "move":
      return board.end === null && areLegal(told, movesOf(fields), who.seat, rules);
    case "resign":
      return plays && matesOf(told, who.seat).length < 2;
    case "leave":
      return plays;
    case "rematch":
      return isRematchGranted(told, who, now);
    case "ask":
      if (fields["for"] === "rules") return areRulesGranted(told, fields["options"], rules);
      if (!plays) return false;
      return fields["for"] === "undo"
        ? isUndoGranted(told, Number(fields["line"]), who, rules)
        : told.asked.every(({ what }) => what !== "resign");
    case "answer": {
      const request = openRequest(told, fields["to"], now);
      // Nobody has to agree that a seat is given out.
      const asks = request?.what !== "reset" || fields["yes"] === false;
      return request !== undefined && asks && mayAnswer(told, request, who.seat);
    }
    case "withdraw":
      return openRequest(told, fields["to"], now)?.seat === who.seat;
    case "reset-seat": {
      const of = Number(fields["of"]);
      const { who: sits, taken } = told.seats[of] ?? {};
      if (sits !== "person" || !taken || who.held.includes(of)) return false;
      if (now < (told.resets.get(of) ?? -Infinity) + 86_400_000) return false;
      return told.asked.every(({ what, line }) => what !== "reset" || line !== of);
    }
    case "claim":
      return choosersIn(told).includes(who.seat);
    case "back":
      return isMissed(told, who.seat);
    case "stand-in":
      return told.standIn !== fields["on"];
    case "fill":
      return told.seats[Number(fields["of"])]?.taken === false;
    default:
      return true;
  }
}

/** Does the CPU play there, or does somebody want the seat given out anew? */
export function isMissed({ seats, asked }: Told, seat: Seat): boolean {
  const lost = asked.some(({ what, line }) => what === "reset" && line === seat);
  return lost || seats[seat]?.standIn === true;
}

export function movesOf(fields: Fields): readonly string[] {
  return (fields["moves"] ?? [fields["move"]]) as readonly string[];
}

function areLegal(told: Told, texts: readonly string[], seat: Seat, rules: AnyRules): boolean {
  let state = stateOf(boardOf(told));
  return texts.every((text) => {
    const move = rules.read(text);
    if (rules.turn(state) !== seat || move === null) return false;
    const step = rules.apply(state, move);
    if (!refused(step)) state = step.state;
    return !refused(step);
  });
}

/** Everybody who still plays on the same side, oneself too. */
function matesOf(told: Told, seat: Seat): readonly Seat[] {
  const { sides } = told.head;
  return peopleOf(told).filter((one) => sides[one] === sides[seat]);
}

function isRematchGranted(told: Told, { seat }: Asker, now: number): boolean {
  // The next game of a series begins with the end of the last: at rest, over is all over.
  if (boardOf(told).end === null) return false;
  const request = told.asked.find((one) => one.what === "rematch" && !isLapsed(one, now));
  return request === undefined || mayAnswer(told, request, seat);
}

export function isUndoGranted(told: Told, line: number, who: Asker, rules: AnyRules): boolean {
  const board = boardOf(told);
  if (told.head.undo === "off" || !rules.undo || latestOf(told, who.seat)?.row !== line) {
    return false;
  }
  if (told.asked.some(({ what }) => what === "undo")) return false;
  const { sides } = told.head;
  const others = peopleOf(told).filter((seat) => sides[seat] !== sides[who.seat]);
  // Against the CPU, or against oneself: free, any time.
  if (others.every((seat) => who.held.includes(seat))) return true;
  if (others.every((seat) => who.muted.includes(seat))) return false;
  return board.asked.filter((seat) => seat === who.seat).length < undosPerGame;
}

/** Other options for the games to come: such as this match could have been made with. */
function areRulesGranted(told: Told, wish: unknown, rules: AnyRules): boolean {
  const options = choose(rules.choices, wish);
  const frame = { ...told.head, seats: told.seats.length };
  if (options === null || rules.check(options, frame) !== null) return false;
  return told.asked.every(({ what }) => what !== "rules");
}

function mayAnswer(told: Told, request: Asked, seat: Seat): boolean {
  const { sides } = told.head;
  if (seat === request.seat || request.yes.includes(seat)) return false;
  if (!peopleOf(told).includes(seat)) return false;
  const same = sides[seat] === sides[request.seat];
  if (request.what === "reset") return true;
  if (request.what === "resign") return same;
  return request.what !== "undo" || !same;
}
