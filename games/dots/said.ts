/** What the board says: names of lines and boxes for those who hear the page or walk by keys. */
import type { GameWords } from "../board.tsx";
import { placeName } from "../places.ts";
import { readBox } from "./lines.ts";
import { lineName } from "./names.ts";
import type { DotsState, Symbol } from "./state.ts";
import { closes, ownedBy } from "./targets.ts";

/** The words that this board needs, in one language. */
export interface BoardWords extends GameWords {
  /** The keys of the board: „Linien, Pfeiltasten wandern“. */
  readonly lines: string;
  /** „Linie c3–c4, frei“, with what it would close: „…, schließt a1 und b1“. */
  free(line: string, closes: readonly string[]): string;
  drawn(line: string): string;
  /** „Kästchen b2 von Ben, Bombe“, struck through, or still open. */
  box(box: string, owner: string, sign: string): string;
  struck(box: string): string;
  open(box: string, sign: string): string;
  /** „Anna: a1, b2“ or „Anna: noch kein Kästchen“. */
  owns(owner: string, boxes: readonly string[]): string;
  readonly signs: Readonly<Record<Symbol, string>>;
  readonly legend: Readonly<Record<Symbol, string>>;
  /** „Welches Kästchen von Ben soll weg?“, „Nimm dir ein Kästchen von Ben.“ */
  bomb(owner: string): string;
  swap(owner: string): string;
  /** „Linie ziehen“, with the points it makes; „Doch nicht“; „Bombe nicht zünden“; „Verzichten“ */
  draw(gain: number): string;
  readonly drop: string;
  readonly spare: string;
  readonly pass: string;
  /** „Extralinie: zieh noch eine oder verzichte.“ */
  readonly extra: string;
}

export function lineLabel(view: DotsState, words: BoardWords, line: string): string {
  if (view.lines.includes(line)) return words.drawn(lineName(line));
  return words.free(lineName(line), closes(view, line).map(placeName));
}

export function boxLabel(
  view: DotsState,
  words: BoardWords,
  names: readonly string[],
  box: string,
): string {
  const place = readBox(box) ?? [0, 0];
  const owner = view.owner[place[0]]?.charAt(place[1]) ?? ".";
  const symbol = view.symbols[box];
  const sign = symbol === undefined ? "" : words.signs[symbol];
  if (owner === "#") return words.struck(placeName(place));
  if (owner === ".") return words.open(placeName(place), sign);
  return words.box(placeName(place), names[Number(owner)] ?? "", sign);
}

/** Whose boxes are whose, side by side. */
export function summary(view: DotsState, words: BoardWords, names: readonly string[]): string {
  return names.map((name, side) => words.owns(name, ownedBy(view, side).map(placeName))).join(" ");
}
