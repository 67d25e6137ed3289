/** What the board says, to those who hear the page or walk by keys too. */
import type { GameWords, Shown } from "../board.tsx";
import { placeName } from "../places.ts";
import { at, cellOf } from "./cells.ts";
import { scores } from "./count.ts";
import type { Preview } from "./preview.ts";
import { filledOf, lying, symbolOf, type CornersState, type Symbol } from "./state.ts";

/** A symbol, and in capitals a filled one, as in a position. */
export type Mark = Symbol | "O" | "X";

/** The words that this board needs, in one language. */
export interface BoardWords extends GameWords {
  /** The board as whoever only looks on hears it; they walk it by the keys of any grid. */
  readonly cells: string;
  /** „e6, frei“ */
  free(cell: string): string;
  /** „e6, leerer Kreis von Anna“ */
  lies(cell: string, mark: Mark, owner: string): string;
  /** „Anna: ausgefüllt a1, d1; leer b1.“ */
  owns(owner: string, filled: readonly string[], open: readonly string[]): string;
  /** Headings of the margin: of what came, of the signs. */
  readonly last: string;
  readonly signs: string;
  /** „Kreis“, „Kästchen“; „Runde“, and „4 Ecken ausgefüllt, 1 dazu“; „Stand“ */
  readonly symbols: Readonly<Record<Symbol, string>>;
  readonly round: string;
  came(filled: number, added: number): string;
  readonly after: string;
  /** The key to the signs: „Anna, zählt“ */
  readonly counts: string;
}

export function cellLabel(
  { view, words, players }: Shown<CornersState> & { readonly words: BoardWords },
  text: string,
): string {
  const cell = cellOf(text);
  const mark = at(view.cells, cell);
  if (mark === ".") return words.free(placeName(cell));
  const owner = players.find((_, side) => symbolOf(view, side) === mark.toLowerCase());
  return words.lies(placeName(cell), mark as Mark, owner?.name ?? "");
}

/** An outcome as one would tell it: what is placed, each round, and how it then stands. */
export function storyOf(
  { cell, symbol, rounds, state }: Preview,
  words: BoardWords,
): readonly (readonly [head: string, text: string])[] {
  return [
    [words.symbols[symbol], placeName(cell)],
    ...rounds.map(
      ({ filled, added }, i) =>
        [`${words.round} ${i + 1}`, words.came(filled.length, added.length)] as const,
    ),
    [words.after, scores(state).join(" : ")],
  ];
}

/** What is whose, side by side. */
export function summary({
  view,
  words,
  players,
}: Shown<CornersState> & { readonly words: BoardWords }): string {
  return players
    .map(({ name }, side) => {
      const symbol = symbolOf(view, side);
      const named = (mark: string) => lying(view, mark).map(placeName);
      return words.owns(name, named(filledOf(symbol)), named(symbol));
    })
    .join(" ");
}
