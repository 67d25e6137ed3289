/** Boxes that can be taken one after the other, and giving the last of them away. */
import { refused } from "../../engine/rules.ts";
import { boxesOf, scores } from "./count.ts";
import { boxesAt, readBox, sidesOf, type Box } from "./lines.ts";
import { play } from "./play.ts";
import type { DotsState } from "./state.ts";
import { ownedBy } from "./targets.ts";

/** One line, and the boxes it closes. */
export interface Link {
  readonly line: string;
  readonly boxes: readonly Box[];
}

export interface Chain {
  readonly links: readonly Link[];
  /** How many chains that is, one taken after another. */
  readonly parts: number;
  readonly deal: Deal | null;
}

/** All but two boxes, in a loop all but four: the last line gives those away. */
export interface Deal {
  readonly links: readonly Link[];
  readonly left: 2 | 4;
}

const known = new WeakMap<DotsState, Chain | null>();

/**
 * All that the side on turn can take without a choice to make: a line that closes a box gives
 * another line. Before a box whose bomb or swap has a target the way ends, and so it does where
 * somebody else of the team draws the next line. Null for what a single line does.
 */
export function chainOn(state: DotsState): Chain | null {
  let chain = known.get(state);
  if (chain === undefined) known.set(state, (chain = find(state)));
  return chain;
}

function find(state: DotsState): Chain | null {
  const all = wayOn(state);
  const links = all.slice(0, after(state, all).drawn);
  if (links.length < 2) return null;
  const parts = links.filter((link, i) => !follows(links[i - 1], link, state)).length;
  return { links, parts, deal: links.length === all.length ? dealOn(state, links) : null };
}

/** The boxes that these lines close. */
export function boxesIn(links: readonly Link[]): readonly Box[] {
  return links.flatMap(({ boxes }) => boxes);
}

/** What these lines bring the side on turn, as the game counts. */
export function gainOf(state: DotsState, links: readonly Link[]): number {
  const side = state.side ?? 0;
  return (scores(after(state, links).state)[side] ?? 0) - (scores(state)[side] ?? 0);
}

/**
 * Lines that close a box each, or two: along a chain first, then from the next box that lacks one
 * side. `last`: the line that is to begin the last chain. `any`: whatever twists ask for.
 */
function wayOn(state: DotsState, last: string | null = null, any = false): readonly Link[] {
  const asks = !any && state.side !== null && ownedBy(state, 1 - state.side).length > 0;
  const isFree = (box: Box): boolean => !asks || !/bomb|swap/.test(state.symbols[`${box}`] ?? "");
  const open = [...boxesOf(state)].flatMap(([box, owner]) => {
    return owner === "." ? [readBox(box) ?? ([0, 0] as const)] : [];
  });
  const lines = new Set(state.lines);
  const links: Link[] = [];
  let near: readonly Box[] = [];
  const next = (boxes: readonly Box[]): Link | undefined => {
    const ways = boxes.flatMap((box) => {
      const line = missing(box, lines);
      if (line === null) return [];
      const closed = boxesAt(line, state).filter((one) => missing(one, lines) === line);
      return closed.every(isFree) ? [{ line, boxes: closed }] : [];
    });
    return ways.find(({ line }) => line !== last) ?? ways[0];
  };
  for (let link = next(open); link; link = next(near) ?? next(open)) {
    lines.add(link.line);
    links.push(link);
    near = boxesAt(link.line, state);
  }
  return links;
}

/** The one side that is missing. */
function missing(box: Box, lines: ReadonlySet<string>): string | null {
  const [one, other] = sidesOf(box).filter((side) => !lines.has(side));
  return one !== undefined && other === undefined ? one : null;
}

/** Does this line go on where the one before has led? */
function follows(before: Link | undefined, { boxes }: Link, state: DotsState): boolean {
  if (!before) return false;
  const led = boxesAt(before.line, state).map(String);
  return boxes.some((box) => led.includes(`${box}`));
}

/** The position after these lines, as far as the same person draws them, and how many that are. */
function after(state: DotsState, links: readonly Link[]) {
  const seat = play.turn(state);
  let now = state;
  let drawn = 0;
  for (const { line } of links) {
    const step = play.apply(now, { line, bombs: [], swaps: [] });
    if (play.turn(now) !== seat || refused(step)) break;
    now = step.state;
    drawn++;
  }
  return { state: now, drawn };
}

/**
 * The hard-hearted hand-out: what is left can only be taken by lines that close two boxes each,
 * and whoever takes it has to open something else.
 */
function dealOn(state: DotsState, whole: readonly Link[]): Deal | null {
  const total = boxesIn(whole).length;
  const lines = new Set(state.lines);
  const starts = whole.filter(({ boxes }) => boxes.some((box) => missing(box, lines) !== null));
  const ways = [whole, ...starts.map(({ line }) => wayOn(state, line))];
  for (const left of [2, 4] as const) {
    for (const links of ways) {
      const taken = links.findIndex((_, i) => boxesIn(links.slice(i)).length === left);
      if (taken < 1 || boxesIn(links).length !== total) continue;
      const before = links.slice(0, taken);
      const line = handOut(after(state, before).state, links.slice(taken), left);
      if (line !== undefined) return { links: [...before, { line, boxes: [] }], left };
    }
  }
  return null;
}

/** The line after which the other side can take just these boxes, two by two. */
function handOut(state: DotsState, rest: readonly Link[], left: number): string | undefined {
  const { side, lines } = state;
  const beside = boxesIn(rest).flatMap(sidesOf);
  return beside.find((line) => {
    if (lines.includes(line)) return false;
    const step = play.apply(state, { line, bombs: [], swaps: [] });
    if (refused(step) || step.state.side !== 1 - (side ?? 0)) return false;
    const given = wayOn(step.state, null, true);
    return boxesIn(given).length === left && given.every(({ boxes }) => boxes.length === 2);
  });
}
