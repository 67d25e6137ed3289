/** One verb per act: the facts it brings, or why it may not be. */
import { returned } from "./absence.ts";
import type { Act, Sender } from "./acts.ts";
import type { Table } from "./entry.ts";
import type { Fact, Head, Want } from "./facts.ts";
import { choosers, tally } from "./claims.ts";
import { takenOnTime } from "./late.ts";
import { leave, matesOf, otherThan, resign, sideOf } from "./losing.ts";
import { currentGame, peopleIn, position, type Match, type Offer } from "./match.ts";
import { isAlone, isUndoFree, mayAnswer, noUndo, settles, undoTo } from "./offers.ts";
import { choose } from "./options.ts";
import { why, type Outcome } from "./outcome.ts";
import { refused, type Seat } from "./rules.ts";
import { cpuLevel, nextGame } from "./settle.ts";

/** A sender whose seat is known: every act has one, but those of the maker, who need none. */
interface Seated extends Sender {
  readonly seat: Seat;
}
/** How often it may be asked to give out one seat anew (ms). */
const betweenResets = 86_400_000;

/** `match.n` is the row that the facts will stand in. */
type Verb<A extends Act["act"]> = (
  match: Match,
  act: Extract<Act, { act: A }>,
  sender: Seated,
  table: Table,
) => Outcome;

export const verbs: { readonly [A in Act["act"]]: Verb<A> } = {
  sit: (match, _act, { seat }) =>
    match.seats[seat]?.taken ? { no: "seat-taken" } : [{ is: "sit", seat }],
  move: (match, act, { seat }, table) => moves(match, act.moves, seat, table),
  resign: (match, _act, { seat }) => resign(match, seat),
  leave: (match, _act, { seat }) => {
    const game = currentGame(match);
    if (game.end || game.left.includes(seat)) return why("game-over");
    return leave(match, seat);
  },
  rematch: (match, _act, sender, table) => rematch(match, sender, table),
  ask: (match, act, sender, table) => ask(match, act.want, sender, table),
  answer: (match, act, { seat }, table) => {
    const offer = match.offers.find(({ row }) => row === act.to);
    if (!offer) return { no: "stale" };
    // Giving a seat out anew needs nobody's yes: whoever objects says no.
    const only = offer.want.for === "reset" && act.yes;
    if (only || !mayAnswer(match, offer, seat)) return why("nothing-to-answer");
    return answer(match, offer, act.yes, seat, table);
  },
  withdraw: (match, act, { seat }) => {
    const offer = match.offers.find(({ row }) => row === act.to);
    return offer?.seat === seat ? [{ is: "lapse", to: act.to }] : why("nothing-to-answer");
  },
  "renew-key": (_match, { generation }, { seat }) => [{ is: "key", seat, generation }],
  "reset-seat": (match, { of }, { seat, held }) => resetSeat(match, of, seat, held),
  claim: (match, { take }, { seat, votes }, table) => {
    if (match.missed === null) return why("nothing-to-claim");
    if (!choosers(match).includes(seat)) return why("not-to-claim");
    const agreed = tally(match, new Map(votes).set(seat, take));
    return agreed === null ? { counted: true } : takenOnTime(match, agreed, table);
  },
  "stand-in": (match, { on }, { seat, held }) => {
    if (match.standIn === on) return why("no-change");
    const all: Fact = { is: "standin", seat: "all", on };
    // Whoever does it is back by that already (`decide`); nobody else is, for that.
    const others = peopleIn(match).filter((one) => one !== seat || !held.includes(one));
    const played = others.filter((one) => match.seats[one]?.standIn);
    return on ? [all] : [all, ...played.map((one): Fact => ({ is: "standin", seat: one, on }))];
  },
  // Whatever its holder does brings them back (`decide`): here there is nothing more to do.
  back: (match, _act, { seat }) => (returned(match, seat, null).length > 0 ? [] : why("not-away")),
  fill: (match, act, _sender, table) => {
    if (match.seats[act.of] === undefined) return why("not-to-give");
    if (match.seats[act.of]?.taken) return { no: "seat-taken" };
    const level = cpuLevel(act.cpu);
    if (level === null || !table.cpu.levels.includes(level)) return why("level");
    return [{ is: "sit", seat: act.of, cpu: act.cpu }];
  },
};

function moves(match: Match, texts: readonly string[], seat: Seat, table: Table): Outcome {
  const { rules } = table;
  const game = currentGame(match);
  if (game.end) return why("game-over");
  let state = position(game);
  for (const text of texts) {
    if (rules.turn(state) !== seat) return why("not-your-turn");
    const move = rules.read(text);
    const step = move === null ? { why: "bad-move" } : rules.apply(state, move);
    if (refused(step)) return why(step.why);
    state = step.state;
  }
  const late = match.offers.filter((offer) => offer.want.for === "undo");
  return [
    ...late.map((offer): Fact => ({ is: "lapse", to: offer.row })),
    ...texts.map((text): Fact => ({ is: "move", seat, text })),
  ];
}

function rematch(match: Match, sender: Seated, table: Table): Outcome {
  const { seat, held } = sender;
  if (!currentGame(match).end || !match.series.over) return why("game-running");
  const open = match.offers.find((offer) => offer.want.for === "rematch");
  if (open && mayAnswer(match, open, seat)) return answer(match, open, true, seat, table);
  if (open) return why("request-open");
  if (isAlone(match, held)) return [nextGame(match, table)];
  return [{ is: "ask", seat, want: { for: "rematch" } }];
}

function ask(match: Match, want: Want, sender: Seated, table: Table): Outcome {
  const { seat } = sender;
  if (want.for === "undo") return askUndo(match, want.line, sender, table);
  if (want.for === "rematch") return rematch(match, sender, table);
  if (match.offers.some((offer) => offer.want.for === want.for)) return why("request-open");
  if (want.for === "rules") return askRules(match, want.options, sender, table);
  // Whoever left has no say in how the others go on.
  if (currentGame(match).left.includes(seat)) return why("game-over");
  if (currentGame(match).end || matesOf(match, seat).length < 2) return resign(match, seat);
  return [{ is: "ask", seat, want }];
}

/** Other house rules, from the next game on. Asked of nobody, they hold at once. */
function askRules(match: Match, wish: Head["options"], sender: Seated, table: Table): Outcome {
  const { rules } = table;
  const { seat, held } = sender;
  const options = choose(rules.choices, wish);
  if (!options) return why("options");
  const refusal = rules.check(options, { ...match.head, seats: match.seats.length });
  if (refusal !== null) return why(refusal);
  const fact: Fact = { is: "ask", seat, want: { for: "rules", options } };
  return isAlone(match, held) ? [fact, { is: "answer", to: match.n, yes: true }] : [fact];
}

function askUndo(match: Match, line: number, sender: Seated, table: Table): Outcome {
  const { seat, held, muted = [] } = sender;
  const game = currentGame(match);
  if (game.end) return why("game-over");
  const { sides } = match.head;
  const left = undoTo(game.moves, sides, sideOf(match, seat));
  if (left === null) return why("nothing-to-undo");
  if (game.moves[left]?.row !== line) return { no: "stale" };
  if (match.head.undo === "off" || !table.rules.undo) return why("undo-off");
  const no = noUndo(match, seat, held, muted);
  if (no !== null) return why(no);
  const asked: Fact = { is: "ask", seat, want: { for: "undo", line } };
  // Free it is done at once; the row says all the same which line was meant.
  return isUndoFree(match, seat, held) ? [asked, { is: "undo", moves: left }] : [asked];
}

function answer(match: Match, offer: Offer, yes: boolean, seat: Seat, table: Table): Outcome {
  const facts: Fact[] = [{ is: "answer", to: offer.row, yes }];
  if (!yes || !settles(match, offer, seat)) return facts;
  const { want } = offer;
  if (want.for === "rematch") return [...facts, nextGame(match, table)];
  if (want.for === "resign") {
    return [...facts, { is: "end", how: "resign", winner: otherThan(match, sideOf(match, seat)) }];
  }
  if (want.for !== "undo") return facts;
  const moves = undoTo(currentGame(match).moves, match.head.sides, sideOf(match, offer.seat));
  return [...facts, { is: "undo", moves: moves ?? 0 }];
}

/** A lost seat is given out anew unless somebody objects within a day. */
function resetSeat(match: Match, of: Seat, seat: Seat, held: readonly Seat[]): Outcome {
  const { who, taken } = match.seats[of] ?? {};
  if (who !== "person" || !taken || held.includes(of)) return why("not-to-give");
  const open = match.offers.some(({ want }) => want.for === "reset" && want.of === of);
  if (open) return why("request-open");
  // Whoever has said that the seat is not lost is left alone for a while.
  if (match.at < (match.resets[of] ?? -Infinity) + betweenResets) return why("asked-lately");
  return [{ is: "ask", seat, want: { for: "reset", of } }];
}
