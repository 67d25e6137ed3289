/** What is said of Schleifen, in German: the source. */
import { plural } from "../../engine/words.ts";
import { spoken, typedLay } from "./speak.ts";

export const words = {
  name: "Schleifen",
  title: (options: Readonly<Record<string, unknown>>): string =>
    options["mode"] === "rounds" ? "Schleifen ohne Bänkchen" : "Schleifen",
  why: {
    "nothing-laid": "Leg mindestens einen Spielstein.",
    "too-many": "Mehr als drei Spielsteine gehen nicht in einem Zug.",
    "no-such-tile": "Diesen Spielstein hast du nicht, oder er liegt schon.",
    "off-board": "Dieses Feld gibt es auf dem Brett nicht.",
    occupied: "Auf diesem Feld liegt schon ein Spielstein.",
    border: "Hier liefe eine Linie über den Rand.",
    cut: "Hier wäre eine Linie abgeschnitten.",
    "not-adjacent": "Der Spielstein muss an einen anderen grenzen.",
    "no-connection": "Mindestens eine Linie muss weiterführen.",
    "closes-last-line": "Eine Linie muss offen bleiben, solange im Beutel noch Spielsteine sind.",
    "can-lay": "Du kannst noch legen.",
    "no-exchange": "Hier gibt es nichts zu tauschen.",
    gone: "Dieser Platz spielt nicht mehr mit.",
  } as Readonly<Record<string, string>>,
  story: (name: string, moves: number, gain: number) => {
    const played = `${name} war ${moves === 1 ? "einmal" : `${moves}-mal`} am Zug`;
    if (gain <= 0) return `${played}.`;
    return `${played} und holte ${gain} ${plural(gain, "Punkt", "Punkte")}.`;
  },
  move: (text: string) =>
    spoken(text, { lay: "legt auf", exchange: "tauscht", keep: "kann nicht legen" }),
  read: (typed: string): string | null => {
    if (/^tauschen$/i.test(typed.trim())) return "exchange";
    return /^behalten$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
};

export type LoopsWords = typeof words;
