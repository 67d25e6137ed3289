/** What lies on the board: nothing, a theme's field, chance, or somebody's own drawing (§1.2). */
import { randomFrom, type Random } from "../../engine/random.ts";
import type { Seed } from "../../engine/rules.ts";
import { fieldSize, themeField, type Theme } from "./fields.ts";
import type { Size } from "./lines.ts";
import { symbols, type Symbol, type Twist } from "./state.ts";

export interface Layout extends Size {
  readonly symbols: Readonly<Record<string, Symbol>>;
  readonly theme: Theme | null;
}

/** The choices that decide what lies where. */
export interface Content {
  readonly content: "plain" | "theme" | "random" | "weighted" | "field";
  readonly w: number;
  readonly h: number;
  readonly theme: Theme;
  readonly first: number;
  readonly twists: readonly Twist[];
  readonly field: string;
  readonly blitz: boolean;
}

/** The board of the nth game at a link. */
export function layOut(content: Content, nth: number, seed: Seed): Layout {
  const { w, h, blitz } = content;
  if (content.content === "theme") {
    const nr = ((content.first - 1 + nth) % 6) + 1;
    const { theme } = content;
    return cut({ ...fieldSize(nr), symbols: themeField(theme, nr), theme }, blitz);
  }
  if (content.content === "field") {
    const field = readField(content.field) ?? { w, h, symbols: {} };
    return cut({ ...field, theme: null }, blitz);
  }
  // What chance lays is laid after the cut.
  const board = cut({ w, h, symbols: {}, theme: null }, blitz);
  if (content.content === "random") {
    return { ...board, symbols: randomTwists(board, content.twists, randomFrom(seed)) };
  }
  if (content.content === "weighted") {
    return { ...board, symbols: weightedBoxes(board, randomFrom(seed)) };
  }
  return board;
}

/** Blitz: the upper half, a middle row included (D-8). */
function cut(board: Layout, blitz: boolean): Layout {
  if (!blitz) return board;
  const h = Math.ceil(board.h / 2);
  const kept = Object.entries(board.symbols).filter(([box]) => Number(box[0]) < h);
  return { ...board, h, symbols: Object.fromEntries(kept) };
}

/** Three in ten boxes, the kinds as even as can be (D-10). */
function randomTwists(
  size: Size,
  kinds: readonly Twist[],
  random: Random,
): Readonly<Record<string, Symbol>> {
  const boxes = random.shuffle(boxesOf(size));
  const order = random.shuffle(kinds);
  const count = Math.floor((3 * boxes.length + 5) / 10);
  const laid = boxes.slice(0, count).map((box, i) => [box, order[i % order.length]] as const);
  return Object.fromEntries(laid) as Record<string, Symbol>;
}

/** One in five boxes is worth 2 or 3, and the total is odd, so that nobody can tie (D-11). */
function weightedBoxes(size: Size, random: Random): Readonly<Record<string, Symbol>> {
  const boxes = random.shuffle(boxesOf(size));
  const count = Math.round(boxes.length / 5);
  const threes = Math.ceil(count / 2);
  const total = boxes.length + 2 * threes + (count - threes);
  const high = total % 2 === 0 ? threes - 1 : threes;
  return Object.fromEntries(boxes.slice(0, count).map((box, i) => [box, i < high ? "w3" : "w2"]));
}

function boxesOf({ w, h }: Size): readonly string[] {
  return Array.from({ length: w * h }, (_, i) => `${Math.floor(i / w)},${i % w}`);
}

/** A board as somebody draws it. */
export type Field = Size & Pick<Layout, "symbols">;

/** `5x4:x2@0,0;bomb@1,2`: a board as text, 1 to 9 boxes a side; null for anything else. */
export function readField(text: string): Field | null {
  const [, width, height, , list] = /^([1-9])x([1-9])(:(.+))?$/.exec(text) ?? [];
  const [w, h] = [Number(width), Number(height)];
  if (width === undefined) return null;
  const laid: Record<string, Symbol> = {};
  for (const part of list?.split(";") ?? []) {
    const [, name, box = "", r, c] = /^([a-z]+\d?)@((\d),(\d))$/.exec(part) ?? [];
    const symbol = symbols.find((one) => one === name);
    if (!symbol || Number(r) >= h || Number(c) >= w || laid[box]) return null;
    laid[box] = symbol;
  }
  return { w, h, symbols: laid };
}

/** The same as text, row by row; what lies beside the board is left out. */
export function writeField(field: Field): string {
  const { w, h, symbols: laid } = field;
  const parts = boxesOf(field).flatMap((box) => (laid[box] ? [`${laid[box]}@${box}`] : []));
  return `${w}x${h}${parts.length > 0 ? ":" : ""}${parts.join(";")}`;
}
