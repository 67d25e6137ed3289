/** The rules of Käsekästchen as they are explained, in German: the source. */
import type { ChapterWords, Same } from "../../guide.ts";
import { words as trials } from "../cases/words.ts";

export const words = {
  head: "Käsekästchen",
  title: "Käsekästchen: Regeln",
  description:
    "Die Regeln von Käsekästchen, mit Bombe, Tausch, Extra und ×2, an Brettern erklärt, auf denen du gleich ziehen kannst.",
  lead: "Zwei Personen, ein Blatt voller Punkte. Ihr zieht abwechselnd eine Linie. Wer ein Kästchen schließt, bekommt es und zieht noch einmal. Am Ende gewinnt, wer mehr hat.",
  link: "Regeln von Käsekästchen",
  sections: [
    {
      id: "turn",
      head: "Ein Zug",
      body: [
        "Verbinde zwei Punkte, die nebeneinander oder übereinander liegen. Schräg geht nicht, und jede Linie gibt es nur einmal. Linien gehören niemandem: Jede ist eine Seite der Kästchen links und rechts von ihr oder über und unter ihr.",
        "Fehlt einem Kästchen danach keine Seite mehr, ist es deins. Dein Buchstabe kommt hinein, und du bist *noch einmal dran*. Das ist keine Wahl: Wer ein Kästchen schließt, muss weiterziehen, bis eine Linie nichts schließt. Erst dann sind die anderen dran. Passen gibt es nicht.",
        "Die Partie ist vorbei, wenn alle Linien gezogen sind.",
        { trial: "double" },
      ],
    },
    {
      id: "end",
      head: "Wer gewinnt",
      body: [
        "Jedes Kästchen zählt einen Punkt. Mehr Punkte gewinnen, gleich viele sind ein *Unentschieden*. Eine ungerade Zahl von Kästchen kann nicht unentschieden ausgehen, deshalb empfehlen wir 5 × 5 oder 3 × 3, wenn ihr einen Sieger wollt.",
        "Kann dich niemand mehr einholen, steht *uneinholbar* neben deinem Namen. Gespielt wird trotzdem bis zur letzten Linie, außer ihr habt *Früher Schluss* gewählt.",
        { trial: "thirteen" },
      ],
    },
    {
      id: "twists",
      head: "Twists",
      body: [
        "In manchen Kästchen liegt ein Zeichen. Es wirkt *einmal*, und zwar genau dann, wenn jemand die vierte Seite zieht. Wer nur eine der ersten drei zieht, löst nichts aus.",
        {
          rows: [
            ["Doppelt ×2", "Zählt am Ende zwei Punkte für die Seite, der es dann gehört."],
            [
              "Bombe",
              "Du *darfst* ein Kästchen der anderen Seite freiräumen. Es bleibt leer, zählt für niemanden und kommt nicht wieder.",
            ],
            [
              "Tausch",
              "Du *musst* dir ein Kästchen der anderen Seite nehmen, sofern sie eins hat.",
            ],
            [
              "Extra",
              "Du bekommst eine Linie gut. Du *darfst* sie ziehen, wenn dein Zug sonst zu Ende wäre.",
            ],
          ],
        },
        "Ziel von Bombe und Tausch ist immer ein fertiges Kästchen der anderen Seite, auch eins mit ×2 oder mit einem Twist, der schon gewirkt hat. Das gilt bis zum Schluss: Auch im letzten Kästchen des Bretts wirken beide noch.",
        { trial: "bomb" },
        { trial: "fizzle" },
        { trial: "swap" },
        "Schließt eine Linie zwei Twists auf einmal, kommt erst die Bombe, dann der Tausch, dann das Extra.",
      ],
    },
    {
      id: "extra",
      head: "Extra, genau genommen",
      body: [
        "Nach dem Extra-Kästchen kommt zuerst das gewöhnliche *noch einmal dran*. Die Extralinie bleibt so lange gut, bis eine Linie nichts mehr schließt. Erst dann entscheidest du: ziehen oder verzichten. Schließt die Extralinie ein Kästchen, geht es ganz normal weiter.",
        "Zwei Extras in einem Zug sind zwei Extralinien. Wer verzichtet, verliert alle, die noch gut sind, und in den nächsten Zug nimmt niemand etwas mit.",
        { trial: "extra" },
      ],
    },
    {
      id: "house",
      head: "Hausregeln",
      body: [
        {
          rows: [
            ["Größe", "Zwei bis neun Kästchen in jeder Richtung. Üblich sind 5 × 4."],
            [
              "Thema",
              "Sechs Felder mit eigener Mischung an Twists. In einer Serie kommt eins nach dem anderen dran.",
            ],
            [
              "Zufalls-Twists",
              "Drei von zehn Kästchen bekommen einen Twist. Ihr wählt, welche Arten vorkommen.",
            ],
            [
              "Bewertete Kästchen",
              "Etwa jedes fünfte zählt zwei oder drei Punkte. Die Summe ist immer ungerade.",
            ],
            [
              "Blitz",
              "Nur die obere Hälfte des Bretts. Die Linien an ihrem unteren Rand werden mitgezogen.",
            ],
            [
              "Twist-Hatz",
              "Nur Kästchen mit Twist zählen, ×2 doppelt. Es zählt, wem sie am Ende gehören. Auch ein Kästchen ohne Twist bringt eine weitere Linie.",
            ],
            [
              "Umgekehrt",
              "Wer weniger Punkte hat, gewinnt. Weiterziehen und Tausch bleiben Pflicht, die Bombe darf ausbleiben.",
            ],
            [
              "Teams",
              "Zwei Teams mit je ein bis vier Personen. Entweder spielt jede einen ganzen Zug, oder ihr wechselt nach jeder Linie.",
            ],
          ],
        },
        "Steht es am Ende gleich, entscheidet die Zahl der ×2-Kästchen. Erst wenn auch die gleich ist, ist es unentschieden.",
      ],
    },
    {
      id: "series",
      head: "Mehrere Partien",
      body: [
        "*3 Gewinnt*: höchstens drei Partien, zwei Siege gewinnen die Serie. Ein Unentschieden zählt für niemanden. Ist nach drei Partien noch nichts klar, zählen erst die Siege, dann die Punkte aus allen Partien, dann die ×2-Kästchen.",
        "*Gesamtwertung* über drei oder fünf Partien: Alle werden zu Ende gespielt, und die Punkte zusammen entscheiden. Wer hier aufgibt, verliert die ganze Serie.",
        "In einer Serie beginnt reihum jemand anderes.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Muss ich ein Kästchen schließen, wenn ich kann?",
      "Nein. Du darfst jede freie Linie ziehen. Ein offenes Kästchen stehen zu lassen ist manchmal sogar der beste Zug, mehr dazu in der [Strategie](/regeln/kaesekaestchen/strategie).",
    ],
    [
      "Ich habe zwei Kästchen mit einer Linie geschlossen. Ziehe ich zweimal?",
      "Nein, einmal. Schließt diese Linie wieder etwas, geht es weiter.",
    ],
    [
      "Wer beginnt?",
      "Das Los, wenn ihr nichts anderes wählt. Beim nächsten Mal beginnt die andere Seite, solange *Startspieler wechseln* an ist.",
    ],
    [
      "Kann ich auf den Tausch verzichten?",
      "Nur wenn die andere Seite kein Kästchen hat: Dann verpufft er. Sonst ist er Pflicht, auch dann, wenn er dir schadet.",
    ],
    [
      "Wirken Bombe, Tausch oder Extra in einem getauschten Kästchen noch einmal?",
      "Nein. Jeder Twist wirkt einmal, beim Schließen. Nur das ×2 zählt weiter, und zwar für die Seite, der es gerade gehört.",
    ],
    [
      "Kann ich eine Linie zurücknehmen?",
      "Gegen die CPU jederzeit. Sonst fragst du, und die anderen stimmen zu oder nicht. Zurück geht es dann bis vor deine letzte Linie.",
    ],
    [
      "Was passiert, wenn ich aufgebe?",
      "Die andere Seite gewinnt diese Partie, wie auch immer es steht. Auch umgekehrt.",
    ],
    [
      "Wie lange dauert eine Partie?",
      "Am Stück etwa zehn Minuten. Per Link so lange ihr wollt, gern über Tage.",
    ],
  ],
  terms: [
    {
      id: "box",
      term: "Kästchen",
      text: "Das Quadrat zwischen vier Punkten. Jedes hat vier Seiten, und benachbarte teilen sich eine.",
    },
    {
      id: "side",
      term: "Dritte Seite",
      text: "Fehlt einem Kästchen nur noch eine Linie, hat jemand seine dritte Seite gezogen und es damit verschenkt.",
    },
    {
      id: "chain",
      term: "Kette",
      text: "Kästchen, die durch fehlende Linien zusammenhängen. Nimmt man das erste, ist das nächste offen.",
    },
    {
      id: "twist",
      term: "Twist",
      text: "Ein Zeichen im Kästchen, das beim Schließen wirkt: ×2, Bombe, Tausch oder Extra.",
    },
    { id: "fizzle", term: "Verpuffen", text: "Ein Twist ohne Ziel tut nichts und ist verbraucht." },
    {
      id: "cleared",
      term: "Freigeräumt",
      text: "Von einer Bombe getroffen: leer, durchgestrichen, für niemanden ein Punkt.",
    },
    {
      id: "beyond",
      term: "Uneinholbar",
      text: "Der Vorsprung ist größer als alles, was noch zu holen ist.",
    },
  ],
} as const satisfies ChapterWords;

/** Every sentence has its own in English. */
export type RulesWords = Same<typeof words>;
