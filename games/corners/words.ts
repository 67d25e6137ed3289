/** What is said of Vier Ecken, in German: the source. */
import { placeName } from "../places.ts";
import { cellOf } from "./cells.ts";
import type { Mark } from "./said.ts";
import type { Symbol } from "./state.ts";

const nameOf = (text: string): string => placeName(cellOf(text));
const list = (cells: readonly string[]): string => cells.join(", ") || "nichts";
const marks = {
  o: "leerer Kreis",
  O: "ausgefüllter Kreis",
  x: "leeres Kästchen",
  X: "ausgefülltes Kästchen",
};

export const words = {
  name: "Vier Ecken",
  title: ({ n, pro }: { readonly n?: unknown; readonly pro?: unknown }) =>
    `Vier Ecken ${n as number}×${n as number}${pro ? ", Profimodus" : ""}`,
  story: (name: string, moves: number, gain: number) =>
    `${name} legte ${moves === 1 ? "ein" : moves} Zeichen ab${gain ? ` und füllte ${gain} aus` : ""}.`,
  move: nameOf,
  moved: (name: string, text: string) => `${name} spielte ${nameOf(text)}.`,
  cells: "Felder",
  free: (cell: string) => `${cell}, frei`,
  lies: (cell: string, mark: Mark, owner: string) => `${cell}, ${marks[mark]} von ${owner}`,
  owns: (owner: string, filled: readonly string[], open: readonly string[]) =>
    `${owner}: ausgefüllt ${list(filled)}; leer ${list(open)}.`,
  last: "Letzter Zug",
  signs: "Zeichen",
  symbols: { o: "Kreis", x: "Kästchen" } as Readonly<Record<Symbol, string>>,
  round: "Runde",
  came: (filled: number, added: number) =>
    `${filled} Ecken ausgefüllt${added ? `, ${added} dazu` : ""}`,
  after: "Stand",
  counts: "zählt",
};

export type CornersWords = typeof words;
