/** The rules of Vier Ecken as they are explained, in German: the source. */
import type { ChapterWords, Same } from "../../guide.ts";

export const words = {
  head: "Vier Ecken",
  title: "Vier Ecken: Regeln",
  description:
    "Die Regeln von Vier Ecken mit einem Beispiel zum Ansehen: Quadrate schließen, ausfüllen und Kettenreaktionen auslösen.",
  lead: "Zwei Personen, ein Brett aus Feldern. Eine legt Kreise, die andere Kästchen. Wer mit vier eigenen Zeichen die Ecken eines Quadrats besetzt, füllt sie aus, und was im Quadrat noch frei ist, kommt dazu. Das kann gleich das nächste Quadrat ergeben.",
  link: "Regeln von Vier Ecken",
  sections: [
    {
      id: "example",
      head: "Ein Beispiel",
      body: [
        "So sieht ein Zug aus, der viel auslöst. Sieh ihn dir an, die Erklärung kommt danach.",
        { trial: "example" },
      ],
    },
    {
      id: "turn",
      head: "Ein Zug",
      body: [
        "Kreise beginnen. Wer dran ist, legt *ein* eigenes Zeichen auf ein freies Feld. Es ist zuerst leer. Danach wird nachgesehen, ob etwas fertig ist, und dann ist die andere Seite dran. Passen gibt es nicht, einen zweiten Zug auch nicht.",
        "Fertig ist ein Quadrat, wenn auf seinen vier Ecken *leere* Zeichen der Seite liegen, die gerade gezogen hat. Dann passiert zweierlei, in dieser Reihenfolge:",
        {
          list: [
            "Die vier Ecken werden ausgefüllt. Was ausgefüllt ist, zählt und ist nie wieder Ecke.",
            "Auf jedes freie Feld im Quadrat, Rand eingeschlossen, kommt ein leeres Zeichen derselben Seite.",
          ],
        },
        "Die neuen Zeichen können weitere Quadrate fertig machen. Das ist die nächste *Runde*, und so geht es weiter, bis nichts mehr fertig ist. Sind in einer Runde mehrere Quadrate fertig, gelten sie alle zugleich und dürfen sich Ecken teilen.",
        { trial: "square" },
      ],
    },
    {
      id: "shapes",
      head: "Was als Quadrat zählt",
      body: [
        {
          rows: [
            [
              "Drei mal drei",
              "Die Ecken liegen zwei Felder auseinander. Neun Felder gehören dazu.",
            ],
            ["Vier mal vier", "Die Ecken liegen drei Felder auseinander. 16 Felder gehören dazu."],
            ["Raute", "Nur im Profimodus: auf der Spitze, fünf oder sieben Felder breit."],
          ],
        },
        "Sonst zählt nichts: kein Quadrat aus zwei mal zwei, keins aus fünf mal fünf, kein schief liegendes. Alle vier Ecken müssen auf dem Brett sein.",
        "Was im Quadrat schon liegt, bleibt, wie es ist: fremde Zeichen, eigene leere und ausgefüllte. Nur freie Felder werden belegt.",
      ],
    },
    {
      id: "pro",
      head: "Profimodus",
      body: [
        "Jetzt zählen auch *Rauten*. Ihre Ecken liegen von der Mitte aus zwei oder drei Felder nach oben, rechts, unten und links. Die Mitte selbst ist ein Feld wie jedes andere.",
        { trial: "diamond" },
      ],
    },
    {
      id: "end",
      head: "Wer gewinnt",
      body: [
        "Die Partie ist vorbei, wenn kein Feld mehr frei ist. Jedes *ausgefüllte* eigene Zeichen zählt einen Punkt, leere zählen nichts. Wer mehr hat, gewinnt. Bei Gleichstand ist es unentschieden.",
        "Beim nächsten Mal wechseln die Zeichen, und damit auch, wer beginnt.",
      ],
    },
    {
      id: "tips",
      head: "Drei Ratschläge",
      body: [
        {
          list: [
            "Drei Ecken zu haben heißt noch nichts: Die vierte sieht jeder. Besser sind zwei Quadrate, denen dieselbe vierte Ecke fehlt.",
            "Ein leeres Zeichen im richtigen Abstand zu anderen ist mehr wert als eins im Gedränge. Denk in Zweier- und Dreierschritten.",
            "Blockieren kostet nichts: Auf dem Feld, das die andere Seite braucht, liegt dann dein Zeichen.",
          ],
        },
      ],
    },
  ],
  trials: {
    example: {
      head: "Anna legt auf d4",
      task: "Kreise liegen auf a1, d1 und a4. Es fehlt d4.",
      answers: [
        [
          "d4 und was daraus wird",
          "*Runde 1*: a1, d1, d4 und a4 sind ein Quadrat aus vier mal vier. Die Ecken werden ausgefüllt, die zwölf freien Felder darin bekommen leere Kreise. *Runde 2*: Einer davon liegt auf c3 und macht mit e3, e5 und c5 ein Quadrat aus drei mal drei fertig. Wieder vier ausgefüllt, zwei kommen dazu. Danach ist nichts mehr fertig: 8 : 0.",
        ],
      ],
    },
    square: {
      head: "Drei mal drei, nicht zwei mal zwei",
      task: "Anna hat Kreise auf b2, d2 und b4. Leg für sie ein Zeichen ab.",
      answers: [
        [
          "d4 ablegen",
          "Ein Quadrat aus drei mal drei. Vier Ecken ausgefüllt, fünf Kreise dazu. Es steht 4 : 0, und Ben ist dran.",
        ],
        [
          "c4, dann Ben auf g7",
          "Anna verpasst ihr Quadrat. Bens vier Kästchen liegen zwar auf den Ecken eines Quadrats aus zwei mal zwei, aber das zählt nicht: 0 : 0.",
        ],
      ],
    },
    diamond: {
      head: "Eine Raute",
      task: "Profimodus. Anna hat Kreise auf d2, b4 und f4. Es fehlt d6.",
      answers: [
        [
          "d6 im Profimodus",
          "Eine Raute, fünf Felder breit. *Runde 1*: vier ausgefüllt, neun Kreise dazu. *Runde 2*: Vier von ihnen sind die Ecken eines Quadrats aus drei mal drei. Zusammen 8 : 0.",
        ],
        [
          "d6 ohne Profimodus",
          "Ohne Profimodus ist das nur ein weiterer Kreis. Es bleibt bei 0 : 0.",
        ],
      ],
    },
  },
  questions: [
    ["Zählen auch leere Zeichen?", "Nein. Nur was ausgefüllt ist, zählt."],
    [
      "Kann ich mit einem ausgefüllten Zeichen noch ein Quadrat machen?",
      "Nein. Es darf in einem Quadrat liegen, aber nie mehr Ecke sein.",
    ],
    [
      "Stört ein Zeichen der anderen Seite mitten im Quadrat?",
      "Nein. Es bleibt liegen. Auf die Ecken kommt es an.",
    ],
    [
      "Können in meinem Zug Quadrate der anderen Seite fertig werden?",
      "Nein. Dazu kommen nur deine eigenen Zeichen, und fertig ist immer nur, was dir gehört.",
    ],
    [
      "Was ist, wenn zwei Quadrate zugleich fertig sind?",
      "Beide gelten. Eine gemeinsame Ecke wird einmal ausgefüllt und zählt einmal.",
    ],
    [
      "Sehe ich vorher, was herauskommt?",
      "Ja. Tippst du ein Feld an, zeigt das Brett alle Runden. Abgelegt wird erst mit dem Knopf.",
    ],
    [
      "Welche Größe ist gut?",
      "7 × 7 dauert eine Viertelstunde. Auf 9 × 9 gibt es mehr Kettenreaktionen.",
    ],
  ],
  terms: [
    {
      id: "field",
      term: "Feld",
      text: "Ein Platz auf dem Brett. Kästchen heißt hier nur das Zeichen.",
    },
    { id: "open", term: "Leer", text: "Ein Zeichen, das noch Ecke werden kann. Es zählt nicht." },
    {
      id: "filled",
      term: "Ausgefüllt",
      text: "Ein Zeichen, das Ecke war. Es zählt einen Punkt und ist fertig.",
    },
    {
      id: "round",
      term: "Runde",
      text: "Alles, was auf einmal fertig ist: erst ausfüllen, dann auffüllen.",
    },
    {
      id: "diamond",
      term: "Raute",
      text: "Ein Quadrat auf der Spitze, fünf oder sieben Felder breit. Nur im Profimodus.",
    },
    { id: "preview", term: "Vorschau", text: "Was ein Zug ergäbe, bevor du ihn machst." },
  ],
} as const satisfies ChapterWords;

/** Every sentence has its own in English. */
export type RulesWords = Same<typeof words>;
