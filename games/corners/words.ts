/** What is said of Vier Ecken, in German: the source. */
import { cellName, readCell, typedCell } from "./cells.ts";

export const words = {
  name: "Vier Ecken",
  title: (options: Readonly<Record<string, unknown>>) => {
    const size = `${String(options["n"])}×${String(options["n"])}`;
    return `Vier Ecken ${size}${options["pro"] ? ", Profimodus" : ""}`;
  },
  why: {
    "off-board": "Dieses Feld gibt es auf dem Brett nicht.",
    occupied: "Auf diesem Feld liegt schon ein Zeichen.",
  } as Readonly<Record<string, string>>,
  story: (name: string, moves: number, gain: number) => {
    const placed = `${name} legte ${moves} Zeichen ab`;
    return gain > 0 ? `${placed} und füllte ${gain} aus.` : `${placed}.`;
  },
  move: (text: string) => cellName(readCell(text) ?? [0, 0]),
  read: typedCell,
};

export type CornersWords = typeof words;
