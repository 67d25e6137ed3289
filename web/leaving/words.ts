/** What is said of leaving and giving up where not one alone decides, in German: the source. */

export const words = {
  leaving: {
    leave: "Gehen",
    mates: "Dein Team spielt ohne dich zu Ende. Wirklich gehen?",
    others: "Die anderen spielen ohne dich zu Ende. Wirklich gehen?",
    yes: "Ja, gehen",
    no: "Bleiben",
    propose: "Aufgeben vorschlagen",
    asked: (name: string) => `${name} möchte aufgeben.`,
    askedText: "Sagst du Ja, hat euer Team die Partie verloren.",
    agree: "Ja, aufgeben",
    playOn: "Nein, weiterspielen",
    mine: "Du hast vorgeschlagen aufzugeben.",
    mineText: "Sagt jemand aus deinem Team Ja, ist die Partie verloren.",
    withdraw: "Vorschlag zurückziehen",
    sum: "Damit ist die ganze Gesamtwertung verloren, nicht nur diese Partie.",
    sumYes: "Trotzdem aufgeben",
    sumSure: "Alle Partien zusammen gelten dann als verloren. Ganz sicher?",
    sumSurely: "Ja, ganz sicher",
  },
};

export type LeavingWords = typeof words;
