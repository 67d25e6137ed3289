/** What stands around every page, and on those that nothing is done on, in German: the source. */

export const words = {
  other: "English",
  skip: "Zum Spielfeld",
  nav: "Seiten",
  matches: "Matches",
  footer: "Kästchenpost ist kostenlos und merkt sich nur deine Matches.",
  rules: "Spiele und Regeln",
  privacy: "Daten",
  imprint: "Impressum",
  /** Said before any script that could draw it is there. */
  offline: {
    head: "Kein Netz.",
    text: "Es ist nichts verloren – tippe noch einmal, sobald du verbunden bist.",
  },
  noScript: "Zum Spielen braucht diese Seite JavaScript. Zuschauen geht auch ohne.",
  missing: {
    head: "Hier liegt nichts",
    text: "Vielleicht fehlt dem Link ein Stück, oder das Match ist gelöscht. Lass ihn dir noch einmal schicken.",
  },
  newer: {
    head: "Gleich geht es weiter",
    text: "Hier ging es mit einer neueren Version weiter, die gerade nicht da ist. Es ist nichts verloren. Lade diese Seite in ein paar Minuten neu.",
  },
  legal: {
    imprint: "Impressum",
    noOperator: "Wer diese Seite betreibt, hat hier noch nichts eingetragen.",
    contact: "Kontakt",
    privacy: "Datenschutz",
    privacyText: [
      "Diese Seite lädt nichts von anderen und misst nichts.",
      "Ein Cookie merkt sich, welche Plätze dir gehören. Er entsteht, wenn du ein Match anlegst oder Platz nimmst, und hält 400 Tage.",
      "Im Match stehen die Züge, der Name, den du angibst, und deine Farbe. Wer den Link hat, kann beides sehen.",
      "In deinem Browser liegt außerdem, was das Spielen bequem macht: deine Sprache, bis zu welchem Zug du ein Match gesehen hast, die Fingerabdrücke der Partien, ein Zug, der noch wartet, und das Übungsbrett der Startseite.",
      "Deine Adresse im Netz wird nicht gespeichert.",
    ],
  },
};

export type FrameWords = typeof words;
