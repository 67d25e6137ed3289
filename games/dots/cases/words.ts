/** What is said beside the worked cases, in German: the source. */
import type { Same, TrialWords } from "../../guide.ts";

export const words = {
  double: {
    head: "Zwei auf einen Streich",
    task: "Anna ist dran. Mit der Linie b1–b2 schließt sie zwei Kästchen.",
    answers: [
      [
        "b1–b2 ziehen",
        "Beide gehören Anna, es steht 2 : 0. Trotzdem zieht sie nur *eine* weitere Linie: Zwei Kästchen auf einmal sind nicht zwei Züge.",
      ],
      ["b1–b2, dann d2–d3", "Die zweite Linie schließt nichts, also ist Ben dran. Es steht 2 : 0."],
    ],
  },
  thirteen: {
    head: "13 von 25",
    task: "Anna hat 12 Kästchen, Ben 8, fünf sind offen. Anna zieht b5–b6.",
    answers: [
      [
        "Wie üblich",
        "13 : 8 bei vier offenen Kästchen. Selbst mit allen vieren käme Ben nur auf 12: Anna ist *uneinholbar*. Es geht trotzdem weiter, und sie ist noch einmal dran.",
      ],
      ["Mit frühem Schluss", "Mit dem 13. Kästchen ist die Partie aus. Anna gewinnt 13 : 8."],
    ],
  },
  bomb: {
    head: "Die Bombe",
    task: "Es steht 0 : 3, denn Bens Kästchen a1 zählt doppelt. Anna schließt mit d1–d2 die Bombe.",
    answers: [
      ["a1 freiräumen", "Das Kästchen a1 ist weg, und mit ihm beide Punkte. Es steht 1 : 1."],
      ["b1 freiräumen", "Auch das geht, bringt aber weniger: 1 : 2."],
      [
        "Nicht zünden",
        "Erlaubt, denn die Bombe ist ein Angebot. Es steht 1 : 3, und Anna ist noch einmal dran.",
      ],
    ],
  },
  fizzle: {
    head: "Bombe ohne Ziel",
    task: "Ben hat noch kein Kästchen. Anna schließt mit d1–d2 die Bombe.",
    answers: [
      [
        "d1–d2 ziehen",
        "Die Bombe *verpufft*. Gewählt wird nichts, und aufheben kann man sie nicht. Das Kästchen zählt wie jedes andere: 1 : 0.",
      ],
      [
        "d1–d2, dann b1–b2",
        "Anna nimmt auch noch a1 und b1: 3 : 0. Die verpuffte Bombe kommt nicht wieder.",
      ],
    ],
  },
  swap: {
    head: "Ein ×2 wechselt die Seite",
    task: "Es steht 0 : 3. Anna schließt mit d1–d2 den Tausch und muss sich ein Kästchen von Ben nehmen.",
    answers: [
      [
        "a1 nehmen",
        "Das ×2 behält sein Zeichen und zählt jetzt für Anna: 3 : 1. Ein Kästchen, vier Punkte Unterschied.",
      ],
      ["b1 nehmen", "Auch ein gewöhnliches Kästchen ist ein Ziel. Es steht 2 : 2."],
      ["Ohne Tausch", "Das geht nicht: Solange Ben ein Kästchen hat, ist der Tausch Pflicht."],
    ],
  },
  extra: {
    head: "Extra am Ende einer Kette",
    task: "Anna nimmt b1 und c1, und in c1 liegt das Extra. Dann muss sie wie immer weiterziehen und wählt d2–d3.",
    answers: [
      [
        "Bis d2–d3",
        "Diese Linie schließt nichts. Ohne Extra wäre jetzt Ben dran, so bleibt Anna am Zug und *darf* noch eine Linie ziehen oder verzichten. Es steht 2 : 1.",
      ],
      [
        "… und verzichten",
        "Hier ist Verzichten klug: Jede Linie, die noch übrig ist, gäbe Ben ein Kästchen. Jetzt muss er ziehen.",
      ],
      [
        "… und a3–b3",
        "Auch das ist erlaubt, aber a2 fehlt nun nur noch eine Seite, und Ben ist dran.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, TrialWords>>;

/** Every sentence has its own in English. */
export type CaseWords = Same<typeof words>;
