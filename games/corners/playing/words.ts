/** What is said to whoever plays Vier Ecken, in German: the source. */
import { cellOf } from "../cells.ts";
import { playingIn } from "../playing.tsx";
import { preview, type Preview } from "../preview.ts";
import type { CornersState } from "../state.ts";
import { typedCell } from "../typed.ts";

const rounds = (n: number): string =>
  `${["", "eine", "zwei", "drei", "vier"][n] ?? n} ${n === 1 ? "Runde" : "Runden"}`;

export const words = {
  rule: ({ pro }: { readonly pro?: unknown }): string =>
    "Es zählen Quadrate von 3×3 und 4×4 Feldern: Sobald auf allen vier Ecken leere Zeichen von dir liegen, werden sie ausgefüllt, und was darin frei ist, bekommt dein Zeichen." +
    (pro ? " Im Profimodus zählen auch Rauten, fünf oder sieben Felder breit." : ""),
  why: {
    "bad-move": "So liest sich kein Zug. Schreib zum Beispiel e6.",
    "off-board": "Dieses Feld gibt es auf dem Brett nicht.",
    occupied: "Auf diesem Feld liegt schon ein Zeichen.",
  } as Readonly<Record<string, string>>,
  read: typedCell,
  hint: "Zum Beispiel e6 oder 5,4",
  tap: "Tippe auf ein freies Feld.",
  foresee: (view: CornersState, text: string) => {
    const outcome = preview(view, cellOf(text));
    const gain = outcome?.filled.length ?? 0;
    if (gain === 0) return "Hier wird noch nichts ausgefüllt.";
    return `So käme es: ${rounds(outcome?.rounds.length ?? 0)}, +${gain}.`;
  },
  cells:
    "Felder. Mit den Pfeiltasten wandern, mit der Leertaste vorher ansehen, mit Enter ablegen.",
  fills: ({ filled, rounds: { length: n } }: Preview) => {
    if (filled.length === 0) return "";
    return `, füllt ${filled.length} Ecken${n > 1 ? ` in ${n} Runden` : ""}`;
  },
  place: (gain: number) => (gain > 0 ? `Ablegen · +${gain}` : "Ablegen"),
  drop: "Anderes Feld",
  preview: "Vorschau",
  ghost: "kommt dazu",
};

export type CornersPlayingWords = typeof words;
export const playing = playingIn(words);
