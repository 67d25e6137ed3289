/** What the form for a new match says of Käsekästchen, in German: the source. */
import { rowsOf, type Row } from "./rows.ts";

const presets: Readonly<Record<string, readonly [name: string, text: string]>> = {
  standard: ["Standard", "5 × 4, ohne Überraschungen"],
  klassisch: ["Klassisch", "5 × 5, kein Unentschieden"],
  vier: ["Klein", "4 × 4"],
  drei: ["Winzig", "3 × 3, kein Unentschieden"],
  gross: ["Groß", "7 × 7, kein Unentschieden"],
  riesig: ["Riesig", "9 × 9, für viele Tage"],
  "zettel-zirkus": ["Zettel-Zirkus", "5 × 4 mit Bombe, Tausch, Extra, ×2"],
  wiese: ["Wiese", "sechs Felder mit Tausch und Extra"],
  werkstatt: ["Werkstatt", "sechs Felder mit Bomben"],
  zirkus: ["Zirkus", "sechs Felder mit viel Tausch"],
  weltraum: ["Weltraum", "sechs Felder mit Extra und Bombe"],
  piraten: ["Piraten", "sechs Felder mit Tausch und Bombe"],
  geisterhaus: ["Geisterhaus", "sechs Felder, alles dabei"],
};

const rows = {
  size: "Größe",
  symbols: "Symbole",
  contents: {
    plain: "keine",
    random: "Zufalls-Twists",
    weighted: "bewertete Kästchen",
    field: "eigenes Feld",
  },
  theme: (name: string) => `Thema ${name}`,
  themes: presets,
  first: "Erstes Feld",
  twists: "Twists",
  field: "Feld",
  signs: {
    x2: "×2",
    bomb: "Bombe",
    extra: "Extra",
    swap: "Tausch",
    w2: "2 Punkte",
    w3: "3 Punkte",
  },
  switches: {
    blitz: "Blitz",
    twistHatz: "Twist-Hatz",
    misere: "Umgekehrt",
    earlyEnd: "Ende bei uneinholbarem Vorsprung",
  },
  on: "an",
  off: "aus",
  team: "Wechsel im Team",
  rotations: { turn: "nach jedem Zug", line: "nach jeder Linie" },
};

export const words = {
  house:
    "Wer ein Kästchen schließt, zieht noch einmal. Bombe darf, Tausch muss, Extralinie darf verfallen.",
  presets,
  rows: (options: Readonly<Record<string, unknown>>): readonly Row[] => rowsOf(options, rows),
  /** Choices that do not go together. */
  why: {
    field: "Dieses Feld ist nicht lesbar. Ein Beispiel: 5x4:x2@0,0;bomb@1,2.",
    size: "Die Größe folgt hier aus dem Feld.",
    "no-twists": "Die Twist-Hatz braucht Twist-Kästchen.",
    kinds: "Wähl mindestens eine Art Twist.",
    series: "Diese Serie gibt es hier nicht.",
    "early-end": "Bei Gesamtwertung wird bis zur letzten Linie gespielt.",
    sides: "Es spielen zwei Seiten mit je ein bis vier Personen.",
    ranked: "Rangpartien spielen zwei Personen ohne Zurücknehmen.",
  } as Readonly<Record<string, string>>,
};

export type FormWords = typeof words;
