/** What is said of Käsekästchen, in German: the source. */
import { spoken } from "./speak.ts";
import { typedLine } from "./lines.ts";

const size = (options: Readonly<Record<string, unknown>>): string =>
  `${String(options["w"])}×${String(options["h"])}`;

export const words = {
  name: "Käsekästchen",
  title: (options: Readonly<Record<string, unknown>>) => `Käsekästchen ${size(options)}`,
  why: {
    "bad-line": "Diese Linie gibt es auf dem Brett nicht.",
    taken: "Diese Linie gibt es schon.",
    "bomb-target": "Eine Bombe trifft nur ein Kästchen der anderen Seite.",
    "swap-required": "Der Tausch ist Pflicht: Nimm dir ein Kästchen der anderen Seite.",
    "swap-target": "Tauschen kannst du nur mit Kästchen der anderen Seite.",
    "pass-not-allowed": "Verzichten kannst du nur auf eine Extralinie.",
    field: "Dieses Feld ist nicht lesbar. Ein Beispiel: 5x4:x2@0,0;bomb@1,2.",
    size: "Die Größe folgt hier aus dem Feld.",
    "no-twists": "Die Twist-Hatz braucht Twist-Kästchen.",
    kinds: "Wähl mindestens eine Art Twist.",
    series: "Diese Serie gibt es hier nicht.",
    "early-end": "Bei Gesamtwertung wird bis zur letzten Linie gespielt.",
    sides: "Es spielen zwei Seiten mit je ein bis vier Personen.",
    ranked: "Rangpartien spielen zwei Personen ohne Zurücknehmen.",
  } as Readonly<Record<string, string>>,
  move: (text: string) =>
    spoken(text, { pass: "verzichtet", bomb: "Bombe auf", swap: "Tausch mit" }),
  read: (typed: string) =>
    /^(pass|passen|verzichten)$/i.test(typed.trim()) ? "pass" : typedLine(typed),
  lines: "Linien. Mit den Pfeiltasten wandern, mit Enter ziehen.",
  free: (line: string, closes: readonly string[]) =>
    `Linie ${line}, frei${closes.length > 0 ? `, schließt ${closes.join(" und ")}` : ""}`,
  drawn: (line: string) => `Linie ${line}, gezogen`,
  box: (box: string, owner: string, sign: string) =>
    `Kästchen ${box} von ${owner}${sign ? `, ${sign}` : ""}`,
  struck: (box: string) => `Kästchen ${box}, freigeräumt`,
  open: (box: string, sign: string) => `Kästchen ${box}, offen${sign ? `, ${sign}` : ""}`,
  owns: (owner: string, boxes: readonly string[]) =>
    `${owner}: ${boxes.length > 0 ? boxes.join(", ") : "noch kein Kästchen"}.`,
  signs: {
    x2: "Doppelt ×2",
    bomb: "Bombe",
    extra: "Extra",
    swap: "Tausch",
    w2: "2 Punkte",
    w3: "3 Punkte",
  } as Readonly<Record<string, string>>,
  legend: {
    x2: "zählt doppelt",
    bomb: "Bombe",
    extra: "Extralinie",
    swap: "Tausch",
    w2: "2 Punkte",
    w3: "3 Punkte",
  } as Readonly<Record<string, string>>,
  explain: {
    x2: "×2 zählt am Ende zwei Punkte für die Seite, der es gehört.",
    bomb: "Bombe: Wer sie schließt, darf ein Kästchen der anderen Seite leeren, auch mit der letzten Linie.",
    extra:
      "Extra: Du bekommst eine Extralinie, sobald dein Zug sonst vorbei wäre. Du darfst verzichten.",
    swap: "Tausch: Wer ihn schließt, muss der anderen Seite ein Kästchen abnehmen, wenn sie eins hat.",
    w2: "Dieses Kästchen zählt 2 Punkte.",
    w3: "Dieses Kästchen zählt 3 Punkte.",
  } as Readonly<Record<string, string>>,
  bomb: (owner: string) => `Welches Kästchen von ${owner} soll weg?`,
  swap: (owner: string) => `Nimm dir ein Kästchen von ${owner}.`,
  draw: (gain: number) => (gain > 0 ? `Linie ziehen · +${gain}` : "Linie ziehen"),
  drop: "Doch nicht",
  spare: "Bombe nicht zünden",
  pass: "Verzichten",
  extra: "Extralinie: zieh noch eine oder verzichte.",
  presets: {
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
  } as Readonly<Record<string, readonly [name: string, text: string]>>,
  house:
    "Wer ein Kästchen schließt, zieht noch einmal. Bombe darf, Tausch muss, Extralinie darf verfallen.",
};

export type DotsWords = typeof words;
