/** What the form for a new match says of Käsekästchen, in German: the source. */

export const words = {
  house:
    "Wer ein Kästchen schließt, zieht noch einmal. Bombe darf, Tausch muss, Extralinie darf verfallen.",
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
