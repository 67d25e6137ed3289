/** The rules of Schleifen as they are explained, in German: the source. */
import type { ChapterWords, Same } from "../../guide.ts";

export const words = {
  head: "Schleifen",
  title: "Schleifen: Regeln",
  description:
    "Die Regeln von Schleifen: Spielsteine anlegen, Linien fortsetzen, Prämienfelder treffen. Mit einem Zug, Schritt für Schritt gezählt: 9 + 12 + 4 + 3 = 28.",
  lead: "Zwei bis vier Personen, 81 Spielsteine mit Linien darauf. Du legst bis zu drei an und setzt fort, was schon da ist. Jeder zählt seinen Wert, auf einem Prämienfeld ein Vielfaches, und dazu alle Nachbarn, an die er anschließt.",
  link: "Regeln von Schleifen",
  sections: [
    {
      id: "tiles",
      head: "Die Spielsteine",
      body: [
        "Ein Spielstein hat vier Seiten, und auf ein bis vier davon endet eine Linie. Sein *Wert* steht unten rechts: die Zahl der Enden plus die Zahl der Schleifen. Gedreht wird nicht.",
        "Die Werte reichen von 1 bis 8. Von jeder Form gibt es gleich viele, hohe Werte sind selten: eine 8, zwei 7.",
      ],
    },
    {
      id: "setup",
      head: "Am Anfang",
      body: [
        "Alle Spielsteine liegen verdeckt im *Beutel*. Ein gezogener kommt auf den Kreis in der Mitte und gehört niemandem. Alle ziehen fünf auf ihr *Ablagebänkchen*, das die anderen nicht sehen.",
      ],
    },
    {
      id: "lay",
      head: "Anlegen",
      body: [
        "Du legst einen, zwei oder drei Spielsteine, einen nach dem anderen, wo du willst. Jeder muss passen:",
        {
          list: [
            "Er grenzt an einen anderen, und mindestens eine Linie läuft von einem zum anderen weiter.",
            "An jeder Berührung trifft Ende auf Ende oder leer auf leer. Keine Linie wird abgeschnitten.",
            "Keine Linie zeigt über den Rand des Bretts.",
            "Solange im Beutel noch etwas ist, bleibt irgendwo eine Linie offen.",
          ],
        },
        "Wer legen kann, muss mindestens einen legen, darf aber nach einem oder zweien aufhören. Danach füllst du dein Bänkchen aus dem Beutel auf.",
        { trial: "fits" },
      ],
    },
    {
      id: "points",
      head: "Punkte",
      body: [
        "Jeder Spielstein zählt für sich, im Augenblick, in dem du ihn legst:",
        {
          rows: [
            ["Eigener Wert", "Mal 2, 3, 4 oder 6, wenn er auf einem *Prämienfeld* liegt."],
            ["Verbundene Nachbarn", "Jeder mit seinem einfachen Wert, jeder einmal."],
            ["Berührung ohne Linie", "Zählt nichts."],
          ],
        },
        "Die Prämie gilt nur für den neuen Spielstein und nur einmal. Wer später an ihn anschließt, bekommt seinen einfachen Wert. Spielsteine aus demselben Zug zählen schon als Nachbarn.",
        { trial: "turn" },
      ],
    },
    {
      id: "stuck",
      head: "Wenn nichts passt",
      body: [
        "Passt keiner deiner Spielsteine, darfst du *tauschen*: Alle kommen in den Beutel, er wird gemischt, und du ziehst gleich viele. Oder du behältst sie. So oder so bringt der Zug nichts, und die Nächsten sind dran.",
        "Ist der Beutel leer, wird übersprungen, wer nicht legen kann. Geht es reihum für niemanden weiter, tauscht das Spiel von selbst, bis jemand legen kann.",
      ],
    },
    {
      id: "end",
      head: "Wer gewinnt",
      body: [
        "Schluss ist, wenn keiner der übrigen Spielsteine mehr irgendwo passt. Die höchste Summe gewinnt, gleiche Summen teilen sich den Platz. Was auf den Bänkchen liegen bleibt, kostet nichts.",
        "Zu zweit hat oft einen Zug mehr, wer beginnt. Fair ist deshalb ein *Hin- und Rückspiel*, bei dem beide Ergebnisse zusammenzählen.",
      ],
    },
    {
      id: "open",
      head: "Ohne Bänkchen",
      body: [
        "In dieser Variante ziehst du zu Beginn deines Zugs, offen für alle: zu zweit vier Spielsteine, zu dritt drei, zu viert zwei. Gelegt werden auch hier höchstens drei. Was übrig ist, geht zurück in den Beutel.",
        "Gespielt wird über eine feste Zahl von Runden, üblich sind 13, zu dritt 9, zu viert 7.",
      ],
    },
  ],
  trials: {
    fits: {
      head: "Passt das?",
      task: "Drei Versuche mit Annas Bänkchen. Wähl einen Spielstein und dann ein Feld, oder lass es dir zeigen.",
      answers: [
        [
          "Die 1 auf g6",
          "Geht nicht: Von links kommt eine Linie, und die 1 hat dort kein Ende. Die Linie wäre abgeschnitten.",
        ],
        ["Die 2 auf d3", "Passt: Ihr Ende rechts trifft die Linie der 4. Das bringt 2 + 4 = 6."],
        ["Die 4 auf i6", "Geht nicht: Dort grenzt sie an nichts."],
      ],
    },
    turn: {
      head: "Ein Zug mit 28 Punkten",
      task: "Anna legt drei Spielsteine: die gebogene 2 auf g6, die 3 auf e4, die andere 2 auf d4.",
      answers: [
        [
          "Alle drei legen",
          "Die 2 auf g6 schließt an die 7 an: 2 + 7 = *9*. Die 3 auf e4 verbindet eine 4 und eine 5: 3 + 4 + 5 = *12*. Die 2 rechts von ihr zählt nicht, denn dort ist auf beiden Seiten leer. Die 2 auf d4 liegt auf einem Prämienfeld: 2 × 2 = *4*, dazu die 3 von eben: *3*. Zusammen 9 + 12 + 4 + 3 = *28*.",
        ],
        [
          "Nur den ersten",
          "9 Punkte. Auch nach einem darf sie aufhören. Danach zieht sie einen nach.",
        ],
      ],
    },
  },
  questions: [
    ["Darf ich Spielsteine drehen?", "Nein. Die Zahl unten rechts zeigt, wie herum er liegt."],
    ["Müssen meine drei in einer Reihe liegen?", "Nein, überall, auch weit auseinander."],
    [
      "Zählt eine Prämie noch einmal, wenn später jemand anschließt?",
      "Nein. Nur für den Spielstein, der auf das Feld gelegt wird.",
    ],
    [
      "Warum lässt mich das Spiel die letzte offene Linie nicht schließen?",
      "Solange im Beutel noch Spielsteine sind, muss es weitergehen können. Ist er leer, darfst du.",
    ],
    [
      "Darf ich tauschen, obwohl ich legen könnte?",
      "Nein. Getauscht wird nur, wenn gar nichts passt.",
    ],
    [
      "Kann ich einen Zug zurücknehmen?",
      "Nein, denn du hast schon nachgezogen. Bis du auf *Legen* drückst, darfst du aber alles umlegen.",
    ],
    [
      "Was passiert, wenn jemand geht?",
      "Zu dritt und zu viert kommen die Spielsteine dieser Person in den Beutel, und die anderen spielen weiter.",
    ],
  ],
  terms: [
    { id: "tile", term: "Spielstein", text: "Ein Quadrat mit Linien und einem Wert von 1 bis 8." },
    {
      id: "ends",
      term: "Ende",
      text: "Die Stelle, an der eine Linie die Seite eines Spielsteins trifft.",
    },
    {
      id: "loop",
      term: "Schleife",
      text: "Ein Kringel in einer Linie. Jeder erhöht den Wert um eins.",
    },
    { id: "rack", term: "Ablagebänkchen", text: "Deine fünf Spielsteine, die nur du siehst." },
    { id: "bag", term: "Beutel", text: "Alle Spielsteine, die noch niemand hat." },
    {
      id: "premium",
      term: "Prämienfeld",
      text: "Ein Feld mit 2×, 3×, 4× oder 6×. Es vervielfacht den Wert des Spielsteins, der darauf kommt.",
    },
    { id: "sheet", term: "Wertungsblock", text: "Alle Züge mit ihren Punkten, neben dem Brett." },
  ],
} as const satisfies ChapterWords;

/** Every sentence has its own in English. */
export type RulesWords = Same<typeof words>;
