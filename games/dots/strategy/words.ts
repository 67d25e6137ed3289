/** How Käsekästchen is won, in German: the source. */
import type { ChapterWords, Same } from "../../guide.ts";
import { words as trials } from "../lessons/words.ts";

export const words = {
  head: "Besser spielen",
  title: "Käsekästchen: Strategie",
  description:
    "Sichere Linien, Ketten, die Regel der langen Ketten, doppelte Gaben und Ringe: Strategie für Käsekästchen mit 14 Stellungen, die du gegen die CPU ausspielst.",
  lead: "Käsekästchen sieht nach Glück aus und ist keins. Wer ein paar Ideen kennt, gewinnt fast immer gegen jemanden, der sie nicht kennt. Hier sind sie, jede mit Stellungen zum Ausspielen: Du bist dran, die CPU antwortet, und am Ende weißt du, ob es geklappt hat.",
  link: "Strategie für Käsekästchen",
  sections: [
    {
      id: "safe",
      head: "Sichere Linien",
      body: [
        "Eine Linie ist *sicher*, wenn danach keinem Kästchen nur noch eine Seite fehlt. Solange es sichere Linien gibt, zieh eine davon. Du verschenkst nichts, und die anderen müssen sehen, wo noch eine ist.",
        "Prüf vor jeder Linie die Kästchen auf beiden Seiten: Hat eins davon schon zwei Seiten, lass es in Ruhe.",
        { trial: "safe" },
        "Irgendwann zieht jemand die letzte sichere Linie. Wer danach dran ist, muss etwas verschenken. Manche Linien nehmen dabei zwei sichere auf einmal vom Brett, und genau so dreht man es um.",
        { trial: "last" },
      ],
    },
    {
      id: "third",
      head: "Die dritte Seite",
      body: [
        "Wer einem Kästchen die *dritte Seite* gibt, schenkt es her. Nimm, was offen ist, und denk dabei schon an die Linie danach: Du musst ja weiterziehen. Gut ist es, wenn dann noch eine sichere übrig ist.",
        { trial: "third" },
      ],
    },
    {
      id: "chains",
      head: "Ketten",
      body: [
        "Sind die sicheren Linien verbraucht, besteht das Brett aus *Ketten*: Kästchen, denen je zwei Seiten fehlen und die aneinander hängen. Öffnet jemand eine, fällt sie ganz. Deshalb zählt nicht mehr das Kästchen, sondern die Kette.",
        "Musst du öffnen, dann die kürzeste. Ein einzelnes Kästchen kostet wenig, und danach müssen die anderen ran.",
        { trial: "shortest" },
        "Eine Kette aus zwei Kästchen öffnest du in der *Mitte*. Dann lassen sich beide nur zusammen nehmen. Öffnest du am Rand, können die anderen sie dir zurückgeben, und du musst noch einmal öffnen.",
        { trial: "middle" },
      ],
    },
    {
      id: "double",
      head: "Lass zwei liegen",
      body: [
        "Der wichtigste Trick im ganzen Spiel. In einer *langen Kette*, also ab drei Kästchen, musst du nicht alles nehmen. Nimm alles bis auf zwei und zieh dann die Linie am anderen Ende. Die beiden letzten lassen sich nun mit einer Linie schließen, und wer das tut, muss weiterziehen und die nächste Kette öffnen.",
        "Zwei Kästchen kostet dich das, dafür bekommst du die nächste Kette, und die übernächste. Wer so spielen kann, hat die *Kontrolle*.",
        { trial: "two" },
        { trial: "twice" },
        "Nur in der letzten Kette wird nichts mehr liegen gelassen. Danach kommt ja keine mehr.",
        { trial: "all" },
      ],
    },
    {
      id: "rule",
      head: "Die Regel der langen Ketten",
      body: [
        "Die Kontrolle bekommt, wer die erste lange Kette *nicht* öffnen muss. Wer das sein wird, lässt sich abzählen, denn jede lange Kette vertauscht die Rollen einmal.",
        {
          rows: [
            [
              "Du hast begonnen",
              "Punkte auf dem Papier plus lange Ketten sollen zusammen *gerade* sein.",
            ],
            ["Du hast nicht begonnen", "Zusammen sollen sie *ungerade* sein."],
          ],
        },
        "Auf 3 × 3 Kästchen liegen 16 Punkte. Wer begonnen hat, möchte dort null oder zwei lange Ketten, wer nicht begonnen hat, eine oder drei. Auf 5 × 4 sind es 30 Punkte: dieselbe Regel. Ringe zählen nicht mit.",
        "In den nächsten beiden Stellungen hast du nicht begonnen. Du willst also eine ungerade Zahl.",
        { trial: "rule" },
        "Passt die Zahl nicht, hilft ein Opfer: Verschenk früh ein oder zwei Kästchen und zerschneide damit eine Kette. Besser jetzt zwei als später fünf.",
        { trial: "offer" },
      ],
    },
    {
      id: "loops",
      head: "Ringe",
      body: [
        "Manche Ketten beißen sich in den Schwanz und haben keinen Rand. In so einem *Ring* kostet die Kontrolle mehr. Du musst *vier* Kästchen liegen lassen, als zwei Paare.",
        { trial: "four" },
        "Das lohnt sich nur, wenn danach mehr als vier zu holen sind. Sonst nimm den ganzen Ring.",
        { trial: "enough" },
        { trial: "waits" },
        "Und wenn du selbst öffnen musst? Dann eher den Ring als eine lange Kette: Den anderen die Kontrolle abzukaufen kostet dort vier statt zwei.",
        { trial: "first" },
      ],
    },
    {
      id: "odd",
      head: "Warum ungerade Bretter",
      body: [
        "Hat das Brett eine ungerade Zahl von Kästchen, gibt es immer einen Sieger. Auf 5 × 5 reichen 13, auf 3 × 3 reichen fünf. Du musst also nicht viele Kästchen gewinnen, sondern *eins mehr*.",
        "Das macht die Kontrolle so stark: Es stört nicht, in jeder Kette zwei zu verschenken, solange die letzte lang genug ist. Und liegst du vorn, rechne nach. Reicht es schon, brauchst du keine Kontrolle mehr: Nimm alles, was sicher ist.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Soll ich immer zwei liegen lassen?",
      "Nein. Nur in langen Ketten, nur wenn danach noch eine lange Kette oder ein Ring kommt, und nur, wenn es nicht ohnehin schon reicht.",
    ],
    [
      "Warum zählen kurze Ketten bei der Regel nicht?",
      "In einer Kette aus einem oder zwei Kästchen kann niemand sinnvoll zwei liegen lassen, jedenfalls nicht, wenn sie in der Mitte geöffnet wird. Die Rollen vertauscht sie nicht.",
    ],
    [
      "Wie zähle ich auf einem großen Brett?",
      "Am Anfang gar nicht. Spiel sicher und bau mit Linien quer zur Richtung Wände. Wenn noch acht bis zehn sichere Linien übrig sind, lohnt das Zählen.",
    ],
    [
      "Gilt das auch mit Twists?",
      "Die Ketten bleiben, aber ein Kästchen ist nicht mehr wie das andere. Ein Extra erlaubt dir, nach einer Kette noch eine Linie zu ziehen, und ein Tausch am Ende zählt doppelt. Rechne dort mit Punkten statt mit Kästchen.",
    ],
    [
      "Und umgekehrt, wenn weniger Punkte gewinnen?",
      "Dann willst du nichts schließen müssen. Auch das ist ein Abzählen: Wer zuerst keine Linie mehr hat, die nichts schließt, bekommt den Rest.",
    ],
  ],
  terms: [
    {
      id: "safe-line",
      term: "Sichere Linie",
      text: "Nach ihr fehlt keinem Kästchen nur noch eine Seite.",
    },
    { id: "third-side", term: "Dritte Seite", text: "Wer sie zieht, schenkt das Kästchen her." },
    {
      id: "long",
      term: "Lange Kette",
      text: "Drei oder mehr Kästchen hintereinander, denen je zwei Seiten fehlen.",
    },
    {
      id: "give",
      term: "Doppelte Gabe",
      text: "Zwei Kästchen, die mit einer Linie fallen: absichtlich liegen gelassen.",
    },
    {
      id: "control",
      term: "Kontrolle",
      text: "Die andere Seite muss die nächste lange Kette öffnen.",
    },
    {
      id: "ring",
      term: "Ring",
      text: "Eine Kette ohne Ende. Die Kontrolle kostet darin vier Kästchen.",
    },
    {
      id: "sacrifice",
      term: "Opfer",
      text: "Kästchen, die du verschenkst, um die Zahl der langen Ketten zu ändern.",
    },
  ],
} as const satisfies ChapterWords;

/** Every sentence has its own in English. */
export type StrategyWords = Same<typeof words>;
