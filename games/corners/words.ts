/** What is said of Vier Ecken, in German: the source. */
import { cellName, cellOf, typedCell } from "./cells.ts";
import { preview } from "./preview.ts";
import type { Mark } from "./said.ts";
import type { CornersState, Symbol } from "./state.ts";

const rounds = (n: number): string =>
  `${["", "eine", "zwei", "drei", "vier"][n] ?? n} ${n === 1 ? "Runde" : "Runden"}`;
const nameOf = (text: string): string => cellName(cellOf(text));
const list = (cells: readonly string[]): string => cells.join(", ") || "nichts";
const marks = {
  o: "leerer Kreis",
  O: "ausgefüllter Kreis",
  x: "leeres Kästchen",
  X: "ausgefülltes Kästchen",
};

export const words = {
  name: "Vier Ecken",
  title: (options: Readonly<Record<string, unknown>>) => {
    const size = `${String(options["n"])}×${String(options["n"])}`;
    return `Vier Ecken ${size}${options["pro"] ? ", Profimodus" : ""}`;
  },
  rule: ({ pro }: { readonly pro?: unknown }): string =>
    "Es zählen Quadrate von 3×3 und 4×4 Feldern: Sobald auf allen vier Ecken leere Zeichen von dir liegen, werden sie ausgefüllt, und was darin frei ist, bekommt dein Zeichen." +
    (pro ? " Im Profimodus zählen auch Rauten, fünf oder sieben Felder breit." : ""),
  why: {
    "bad-move": "So liest sich kein Zug. Schreib zum Beispiel e6.",
    "off-board": "Dieses Feld gibt es auf dem Brett nicht.",
    occupied: "Auf diesem Feld liegt schon ein Zeichen.",
  } as Readonly<Record<string, string>>,
  story: (name: string, moves: number, gain: number) => {
    const placed = `${name} legte ${moves} Zeichen ab`;
    return gain > 0 ? `${placed} und füllte ${gain} aus.` : `${placed}.`;
  },
  move: nameOf,
  read: typedCell,
  hint: "Zum Beispiel e6 oder 5,4",
  tap: "Tippe auf ein freies Feld.",
  moved: (name: string, text: string) => `${name} spielte ${nameOf(text)}.`,
  foresee: (view: CornersState, text: string) => {
    const outcome = preview(view, cellOf(text));
    const gain = outcome?.filled.length ?? 0;
    if (gain === 0) return "Hier wird noch nichts ausgefüllt.";
    return `So käme es: ${rounds(outcome?.rounds.length ?? 0)}, +${gain}.`;
  },
  cells:
    "Felder. Mit den Pfeiltasten wandern, mit der Leertaste vorher ansehen, mit Enter ablegen.",
  free: (cell: string, filled: number, n: number) =>
    `${cell}, frei${filled > 0 ? `, füllt ${filled} Ecken${n > 1 ? ` in ${n} Runden` : ""}` : ""}`,
  lies: (cell: string, mark: Mark, owner: string) => `${cell}, ${marks[mark]} von ${owner}`,
  owns: (owner: string, filled: readonly string[], open: readonly string[]) =>
    `${owner}: ausgefüllt ${list(filled)}; leer ${list(open)}.`,
  place: (gain: number) => (gain > 0 ? `Ablegen · +${gain}` : "Ablegen"),
  drop: "Anderes Feld",
  preview: "Vorschau",
  last: "Letzter Zug",
  signs: "Zeichen",
  symbols: { o: "Kreis", x: "Kästchen" } as Readonly<Record<Symbol, string>>,
  round: "Runde",
  came: (filled: number, added: number, symbol: Symbol) => {
    const more = symbol === "o" ? (added === 1 ? "Kreis" : "Kreise") : "Kästchen";
    const came = added > 0 ? `, ${added === 1 ? "ein" : added} ${more} dazu` : "";
    return `${filled} Ecken ausgefüllt${came}`;
  },
  after: "Danach",
  counts: "zählt",
  ghost: "kommt dazu",
};

export type CornersWords = typeof words;
