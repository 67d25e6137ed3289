/** What is said to whoever plays Käsekästchen beside its board, in German: the source. */
import { typedLine } from "../lines.ts";
import { playingIn } from "../playing.ts";

export const words = {
  why: {
    "bad-move": "Eine Linie verbindet zwei Punkte nebeneinander, zum Beispiel c3\u2060–\u2060d3.",
    "bad-line": "Diese Linie gibt es auf dem Brett nicht.",
    taken: "Diese Linie gibt es schon.",
    "bomb-target": "Eine Bombe trifft nur ein Kästchen der anderen Seite.",
    "swap-required": "Der Tausch ist Pflicht: Nimm dir ein Kästchen der anderen Seite.",
    "swap-target": "Tauschen kannst du nur mit Kästchen der anderen Seite.",
    "pass-not-allowed": "Verzichten kannst du nur auf eine Extralinie.",
  } as Readonly<Record<string, string>>,
  read: (typed: string) =>
    /^(pass|passen|verzichten)$/i.test(typed.trim()) ? "pass" : typedLine(typed),
};

export type DotsPlayingWords = typeof words;
export const playing = playingIn(words);
