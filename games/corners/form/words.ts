/** What the form for a new match says of Vier Ecken, in German: the source. */
import type { ChoiceWords } from "../../form.ts";
import { presets } from "../presets.ts";

export const words = {
  house: (): string =>
    "Vier eigene Zeichen auf den Ecken eines Quadrats werden ausgefüllt, und was darin frei ist, gehört dir. Was ausgefüllt ist, zählt. Wer beginnt, malt Kreise.",
  about: "Vier eigene Zeichen auf den Ecken eines Quadrats werden ausgefüllt.",
  people: "2 Personen",
  levels: {
    "1": ["Leicht", "Schaut nur auf den eigenen Zug."],
    "2": ["Solide", "Bedenkt auch, was der Zug dir öffnet."],
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  choices: {
    n: { label: "Größe", values: { "7": "7 × 7", "9": "9 × 9" } },
    pro: { label: "Profimodus", text: "Auch Rauten zählen, fünf oder sieben Felder breit." },
  } as Readonly<Record<string, ChoiceWords>>,
  presets: {
    standard: ["Standard", "7 × 7, nur Quadrate"],
    gross: ["Groß", "9 × 9, für mehr Kettenreaktionen"],
    profi: ["Profi", "7 × 7, auch Rauten zählen"],
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  rows: ({ n, pro }: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] => [
    ["Größe", `${String(n)} × ${String(n)}`],
    ["Figuren", pro ? "Quadrate und Rauten" : "Quadrate"],
  ],
  /** Choices that do not go together. */
  why: {
    series: "Diese Serie gibt es hier nicht.",
    sides: "Vier Ecken spielen zwei Personen gegeneinander.",
    ranked: "Rangpartien spielen zwei Personen ohne Zurücknehmen.",
  } as Readonly<Record<string, string>>,
};

export type FormWords = typeof words;
export const form = { presets, words };
