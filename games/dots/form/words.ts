/** What the form for a new match says of Käsekästchen, in German: the source. */
import type { ChoiceWords } from "../../form.ts";
import { presets as ready, layout, Editor } from "../presets.ts";
import { hasTwists, rowsOf, type Row } from "./rows.ts";

const presets: Readonly<Record<string, readonly [name: string, text: string]>> = {
  standard: ["Standard", "5 × 4, ohne Überraschungen"],
  klassisch: ["Klassisch", "5 × 5, kein Unentschieden"],
  eigenes: ["Eigenes Feld", "du bestimmst, was wo liegt"],
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

const named = Object.fromEntries(Object.entries(presets).map(([id, [name]]) => [id, name]));

export const words = {
  house: (options: Readonly<Record<string, unknown>>): string =>
    `Wer ein Kästchen schließt, zieht noch einmal.${
      hasTwists(options) ? " Bombe darf, Tausch muss, Extralinie darf verfallen." : ""
    }`,
  about: "Linie für Linie. Wer das Kästchen schließt, bekommt es und zieht noch einmal.",
  people: "2, auch Teams",
  levels: {
    "2": ["Solide", "Nimmt, was frei ist, und verschenkt nichts, solange es anders geht."],
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  choices: {
    content: {
      label: "In den Kästchen",
      text: "Symbole wirken, sobald ihr Kästchen geschlossen ist.",
      values: {
        plain: "nichts",
        theme: "ein Thema",
        random: "Zufalls-Twists",
        weighted: "Punkte",
        field: "eigenes Feld",
      },
    },
    w: { label: "Breite" },
    h: { label: "Höhe", text: "Eine ungerade Zahl von Kästchen kann nicht unentschieden enden." },
    theme: {
      label: "Thema",
      text: "Jedes Thema hat sechs Felder, die nacheinander drankommen.",
      values: named,
    },
    first: { label: "Erstes Feld" },
    twists: { label: "Twists", text: "Nur was angekreuzt ist, kommt vor.", values: rows.signs },
    field: {
      label: "Feld als Text",
      text: "Größe, dann Symbole mit Zeile und Spalte, beide von 0 an: In 5x4:x2@0,0;bomb@1,2 liegt die Bombe in c2.",
    },
    blitz: { label: rows.switches.blitz, text: "Nur die obere Hälfte des Bretts." },
    twistHatz: {
      label: rows.switches.twistHatz,
      text: "Nur Kästchen mit Twist zählen, ×2 doppelt.",
    },
    misere: { label: rows.switches.misere, text: "Wer weniger Punkte hat, gewinnt." },
    earlyEnd: { label: "Früher Schluss", text: "Schluss, sobald niemand mehr aufholen kann." },
    teamRotation: {
      label: rows.team,
      text: "Im Team zieht reihum immer eine Person.",
      values: rows.rotations,
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets,
  /** Drawing a field of one's own. */
  editor: {
    grid: "Kästchen. Mit den Pfeiltasten wandern, darunter das Symbol wählen.",
    box: (box: string) => `Was liegt in ${box}?`,
    none: "nichts",
    signs: rows.signs,
  },
  rows: (options: Readonly<Record<string, unknown>>): readonly Row[] => rowsOf(options, rows),
  chance: ({ content }: Readonly<Record<string, unknown>>): string => {
    if (content === "random") return "Der Zufall bestimmt, wo welches Symbol liegt.";
    return content === "weighted" ? "Der Zufall bestimmt, wo die wertvollen Kästchen liegen." : "";
  },
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
export const form = { presets: ready, layout, Editor, words };
