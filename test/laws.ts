/** The laws that the rules of every game obey, checked along one random game. */
import { isDeepStrictEqual } from "node:util";
import { randomFrom, type Random } from "../engine/random.ts";
import {
  best,
  refused,
  type AnyRules,
  type AnyShape,
  type Seat,
  type Setup,
} from "../engine/rules.ts";
import { junk } from "./junk.ts";
import { one } from "./setups.ts";

/** No game takes as many moves. */
const mostMoves = 1000;
/** Of longer lists of moves only the beginning is looked at; what is played lies further in. */
const mostListed = 200;
const mostPassed = 12;
/** With more legal moves than this, some are tried by lot. */
const mostTried = 50;
/** One position in so many is looked at from every side; the others only on the way. */
const thorough = 16;

interface Play {
  readonly rules: AnyRules;
  readonly setup: Setup<AnyShape>;
  readonly random: Random;
}

/** Plays one game and throws at the first law that is broken. */
export function laws(rules: AnyRules, setup: Setup<AnyShape>, seed: string): void {
  const play: Play = { rules, setup, random: randomFrom(seed) };
  const { random } = play;
  let state = frozen(rules.start(setup));
  same(rules.start(setup), state, "start gives the same position again");
  let sure: number | null = null;
  let gone: readonly Seat[] = [];
  for (let ply = 0; ; ply++) {
    law(ply < mostMoves, `the game ends within ${mostMoves} moves`);
    checkState(play, state);
    sure ??= rules.decided(state);
    const seat = rules.turn(state);
    if (seat === null) break;
    law(seat in setup.sides && !gone.includes(seat), `seat ${seat} may be on turn`);
    const closely = ply < 2 || random.below(thorough) === 0;
    const moves = checkMoves(play, state, seat, closely);
    const move = rules.forced(state) ?? drawn(play, state, moves);
    if (closely) checkJunk(play, state, rules.write(move));
    const next = applied(play, state, move);
    if (closely || rules.hidden) checkViews(play, state, seat, move, next);
    state = next;
    const leaver = random.below(20) === 0 ? whoMayLeave(play, gone) : null;
    if (leaver === null || rules.turn(state) === null) continue;
    state = checkLeave(play, state, leaver);
    gone = [...gone, leaver];
    // Who cannot be caught may still give up.
    if (setup.sides[leaver] === sure) sure = null;
  }
  checkOver(play, state);
  const winner = best(rules.worth(state));
  law(sure === null || sure === winner, `side ${sure} could not be caught, but ${winner} won`);
}

function first<T>(things: Iterable<T>, count: number): readonly T[] {
  const some: T[] = [];
  for (const one of things) if (some.push(one) >= count) break;
  return some;
}

/** A move by lot; of a long list one that is some way in, for reading all of it takes long. */
function drawn({ rules, random }: Play, state: object, moves: readonly unknown[]): unknown {
  if (moves.length < mostListed) return one(moves, random);
  const way = 1 + random.below(2 ** random.below(mostPassed + 1));
  return first(rules.moves(state), way).at(-1);
}

function law(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(`broken: ${message}`);
}

function same(got: unknown, expected: unknown, message: string): void {
  if (isDeepStrictEqual(got, expected)) return;
  law(false, `${message}: ${JSON.stringify(got)} is not ${JSON.stringify(expected)}`);
}

/** Deeply frozen: whoever writes into it throws. */
export function frozen<T>(thing: T): T {
  if (typeof thing !== "object" || thing === null || Object.isFrozen(thing)) return thing;
  for (const part of Object.values(thing)) frozen(part);
  return Object.freeze(thing);
}

function applied({ rules }: Play, state: object, move: unknown): object {
  const step = rules.apply(state, frozen(move));
  law(!refused(step), `${rules.write(move)} is legal, but refused: ${JSON.stringify(step)}`);
  for (const { type } of step.events) law(typeof type === "string", "every event has a type");
  return frozen(step.state);
}

function checkState({ rules, setup }: Play, state: object): void {
  same(JSON.parse(JSON.stringify(state)), state, "state survives JSON");
  const sides = new Set(setup.sides).size;
  const scores = rules.scores(state);
  law(scores.length === sides && scores.every(Number.isFinite), "a score for each side");
  const worth = rules.worth(state);
  law(worth.length === sides && worth.flat().every(Number.isFinite), "a worth for each side");
  law(new Set(worth.map((mine) => mine.length)).size === 1, "the same tie-breaks for each side");
  law(!worth.flat().some((value) => Object.is(value, -0)), "no worth is minus nought");
  const decided = rules.decided(state);
  law(decided === null || decided < sides, "a decided side is a side");
}

function checkMoves(play: Play, state: object, seat: Seat, closely: boolean): readonly unknown[] {
  const { rules, random } = play;
  const moves = first(rules.moves(state), mostListed);
  law(moves.length > 0, `seat ${seat} is on turn and has a move`);
  const texts = moves.map(rules.write);
  law(new Set(texts).size === texts.length, "no move is listed twice");
  const forced = rules.forced(state);
  law(forced === null || texts.includes(rules.write(forced)), "a forced move is legal");
  if (!closely) return moves;
  const few = moves.length <= mostTried ? moves : random.shuffle(moves).slice(0, mostTried);
  for (const move of few) {
    const text = rules.write(move);
    law(!/[_\n]|^$|^ | $/.test(text), `a move's text is one packed line: ${text}`);
    same(rules.read(text), move, `reading ${text} gives the move back`);
    applied(play, state, move);
  }
  law(rules.sketch(state) !== "", "a position has a sketch");
  return moves;
}

/** Whatever text comes: a step or the reason why not, never a throw. */
function checkJunk({ rules, random }: Play, state: object, text: string): void {
  const cut = random.below(text.length);
  const changed = [text.slice(0, cut), text.slice(cut), `${text} ${text}`, `${text} `, ` ${text}`];
  const swapped = text.slice(0, cut) + String(random.below(10)) + text.slice(cut + 1);
  for (const one of [...junk, ...changed, swapped, text.toUpperCase()]) {
    const move = rules.read(one);
    if (move === null) continue;
    law(parts(one) === parts(rules.write(move)), `a move has one text form, not ${one} too`);
    same(rules.read(rules.write(move)), move, `what ${one} is read as is written and read again`);
    const step = rules.apply(state, move);
    law(!refused(step) || typeof step.why === "string", `the reason against ${one} is a code`);
    law(refused(step) || isListed(rules.moves(state), move), `${one} was taken, but is not listed`);
  }
}

/** Targets may be named in any order: a person taps them as they come. */
function parts(text: string): string {
  const [head, ...rest] = text.split(" ");
  return [head, ...rest.toSorted()].join(" ");
}

function isListed(moves: Iterable<unknown>, move: unknown): boolean {
  for (const may of moves) if (isDeepStrictEqual(may, move)) return true;
  return false;
}

function checkViews(play: Play, state: object, seat: Seat, move: unknown, next: object): void {
  const { rules, setup, random } = play;
  const viewers = [null, ...setup.sides.keys()];
  for (const viewer of rules.hidden ? viewers : [null, seat]) {
    const view = frozen(rules.view(state, viewer));
    const text = JSON.stringify(view);
    law(!text.includes(setup.seed), "no view holds the seed");
    same(rules.view(view, viewer), view, "a view of a view is that view");
    law(rules.sketch(view) !== "", "a view has a sketch");
    same(rules.scores(view), rules.scores(state), "the scores are open");
    law(rules.turn(view) === rules.turn(state), "whose turn it is is open");
    const dream = frozen(rules.imagine(view, seedFrom(random)));
    law(JSON.stringify(rules.view(dream, viewer)) === text, "imagining changes nothing seen");
    if (viewer === seat) checkDream(play, state, dream);
    const step = rules.apply(view, move);
    law(!refused(step), `a view takes ${rules.write(move)}: ${JSON.stringify(step)}`);
    checkAgrees(frozen(step.state), rules.view(next, viewer), next);
  }
}

/** The seat on turn may do the same in every state that its view could be. */
function checkDream({ rules }: Play, state: object, dream: object): void {
  const texts = (of: object): readonly string[] =>
    first(rules.moves(of), mostListed).map(rules.write).toSorted();
  same(texts(dream), texts(state), "imagined, the same moves are legal");
  same(rules.forced(dream), rules.forced(state), "imagined, the same move is forced");
}

/** What follows in a view is what is seen of what follows, and nothing in it is untrue. */
function checkAgrees(foreseen: object, seen: object, truth: object): void {
  law(agree(foreseen, seen), `foreseen ${JSON.stringify(foreseen)}, seen ${JSON.stringify(seen)}`);
  law(agree(foreseen, truth), `foreseen ${JSON.stringify(foreseen)} is untrue`);
}

/** Equal wherever neither lies face down. */
function agree(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true;
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && agree(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

function seedFrom(random: Random): string {
  return Array.from({ length: 64 }, () => random.below(16).toString(16)).join("");
}

/** A seat whose leaving still leaves two sides to play on. */
function whoMayLeave({ setup, random }: Play, gone: readonly Seat[]): Seat | null {
  const there = [...setup.sides.keys()].filter((seat) => !gone.includes(seat));
  const seat = one(there, random);
  const left = new Set(there.flatMap((one) => (one === seat ? [] : [setup.sides[one]])));
  return left.size > 1 ? seat : null;
}

function checkLeave({ rules, setup }: Play, state: object, seat: Seat): object {
  const step = rules.leave(state, seat);
  law(!refused(step), `seat ${seat} may leave`);
  law(rules.turn(step.state) !== seat, `seat ${seat} has left and is not on turn`);
  same(rules.scores(step.state), rules.scores(state), "leaving takes no points");
  for (const viewer of [null, ...setup.sides.keys()]) {
    const foreseen = rules.leave(frozen(rules.view(state, viewer)), seat);
    law(!refused(foreseen), `in a view, seat ${seat} may leave`);
    checkAgrees(foreseen.state, rules.view(step.state, viewer), step.state);
  }
  return frozen(step.state);
}

function checkOver({ rules }: Play, state: object): void {
  same([...rules.moves(state)], [], "a game that is over has no moves");
  same(rules.forced(state), null, "a game that is over forces nothing");
  for (const text of junk) {
    const move = rules.read(text);
    if (move !== null) law(refused(rules.apply(state, move)), `over, but ${text} is taken`);
  }
}
