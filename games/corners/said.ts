/** What the board says, to those who hear the page or walk by keys too. */
import type { GameWords } from "../board.tsx";
import { at, cellName, cellsOf, type Cell } from "./cells.ts";
import { scores } from "./count.ts";
import { preview, type Preview } from "./preview.ts";
import { symbolOf, type CornersState, type Symbol } from "./state.ts";

/** A symbol, and in capitals a filled one, as in a position. */
export type Mark = Symbol | "O" | "X";

/** The words that this board needs, in one language. */
export interface BoardWords extends GameWords {
  /** The keys of the board: „Felder, Pfeiltasten wandern“. */
  readonly cells: string;
  /** „e6, frei“, with what it would bring: „…, füllt 4 Ecken in 2 Runden“. */
  free(cell: string, filled: number, rounds: number): string;
  /** „e6, leerer Kreis von Anna“ */
  lies(cell: string, mark: Mark, owner: string): string;
  /** „Anna: ausgefüllt a1, d1; leer b1.“ */
  owns(owner: string, filled: readonly string[], open: readonly string[]): string;
  /** „Ablegen“, with the points it makes; „Anderes Feld“ */
  place(gain: number): string;
  readonly drop: string;
  /** Headings of the margin: of what would come, of what came, of the signs. */
  readonly preview: string;
  readonly last: string;
  readonly signs: string;
  /** „Kreis“, „Kästchen“; „Runde“, and „4 Ecken ausgefüllt, ein Kreis dazu“; „Danach“ */
  readonly symbols: Readonly<Record<Symbol, string>>;
  readonly round: string;
  came(filled: number, added: number, symbol: Symbol): string;
  readonly after: string;
  /** The key to the signs: „Anna, zählt“, and „kommt dazu“. */
  readonly counts: string;
  readonly ghost: string;
}

export function cellLabel(
  { view, words }: { readonly view: CornersState; readonly words: BoardWords },
  names: readonly string[],
  cell: Cell,
  may: boolean,
): string {
  const mark = at(view.cells, cell);
  if (mark === ".") {
    const outcome = may ? preview(view, cell) : null;
    return words.free(cellName(cell), outcome?.filled.length ?? 0, outcome?.rounds.length ?? 0);
  }
  const side = mark.toLowerCase() === "o" ? view.circles : 1 - view.circles;
  return words.lies(cellName(cell), mark as Mark, names[side] ?? "");
}

/** An outcome as one would tell it: what is placed, each round, and how it then stands. */
export function storyOf(
  { cell, symbol, rounds, state }: Preview,
  words: BoardWords,
): readonly (readonly [head: string, text: string])[] {
  return [
    [words.symbols[symbol], cellName(cell)],
    ...rounds.map(
      ({ filled, added }, i) =>
        [`${words.round} ${i + 1}`, words.came(filled.length, added.length, symbol)] as const,
    ),
    [words.after, scores(state).join(" : ")],
  ];
}

/** What is whose, side by side. */
export function summary(view: CornersState, words: BoardWords, names: readonly string[]): string {
  return names
    .map((name, side) => {
      const symbol = symbolOf(view, side);
      const lying = (mark: string): readonly string[] =>
        cellsOf(view.n)
          .filter((cell) => at(view.cells, cell) === mark)
          .map(cellName);
      return words.owns(name, lying(symbol.toUpperCase()), lying(symbol));
    })
    .join(" ");
}
