/** What the form for a new match says of Schleifen, in German: the source. */
import type { ChoiceWords } from "../../form.ts";
import { words as played } from "../words.ts";
import { presets, layout } from "../presets.ts";
import { rowsOf, type Row } from "./rows.ts";

const rows = {
  racks: "Ablagebänkchen",
  rounds: "Runden",
  yes: "mit",
  no: "ohne",
  usual: "13, zu dritt 9, zu viert 7",
};

export const words = {
  house: played.rule,
  about: "Spielsteine anlegen, Linien fortsetzen, Prämienfelder treffen.",
  people: "2 bis 4 Personen",
  levels: {
    "2": ["Solide", "Legt jeden Spielstein dorthin, wo er gerade am meisten bringt."],
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  choices: {
    mode: { label: "Ablagebänkchen", values: { racks: "mit", rounds: "ohne" } },
    rounds: {
      label: "Runden",
      text: "Nur ohne Bänkchen. Üblich sind 13, zu dritt 9, zu viert 7.",
      values: { null: "wie üblich" },
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets: {
    standard: ["Standard", "mit Ablagebänkchen, bis nichts mehr passt"],
    "ohne-baenkchen": ["Ohne Bänkchen", "jede Runde offen gezogen"],
    kurz: ["Kurz", "ohne Bänkchen, fünf Runden"],
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  rows: (options: Readonly<Record<string, unknown>>): readonly Row[] => rowsOf(options, rows),
  chance: ({ mode }: Readonly<Record<string, unknown>>): string =>
    mode === "rounds"
      ? "Der Zufall bestimmt den Startstein und jedes Mischen im Beutel."
      : "Der Zufall bestimmt den Startstein, die Bänkchen und jedes Mischen im Beutel.",
  /** Choices that do not go together. */
  why: {
    rounds: "Eine Zahl von Runden gibt es nur ohne Bänkchen.",
    series: "Schleifen spielt man einzeln oder als Hin- und Rückspiel.",
    sides: "Bei Schleifen spielt jeder für sich.",
    ranked: "Rangpartien spielen zwei Personen.",
  } as Readonly<Record<string, string>>,
};

export type FormWords = typeof words;
export const form = { presets, layout, words };
