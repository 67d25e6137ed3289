/** How much time there is, and what comes of it, in German: the source. */

/** `one`: what a decision is in this game, „Linie“. */
export const words = {
  pace: {
    head: "Wie viel Zeit?",
    short: {
      none: "Ohne Frist",
      "30s": "30 Sek.",
      "60s": "60 Sek.",
      "1d": "1 Tag",
      "3d": "3 Tage",
      "7d": "7 Tage",
    },
    names: {
      none: () => "ohne Frist",
      "30s": (one: string) => `30 Sekunden pro ${one}`,
      "60s": (one: string) => `60 Sekunden pro ${one}`,
      "1d": () => "1 Tag pro Zug",
      "3d": () => "3 Tage pro Zug",
      "7d": () => "7 Tage pro Zug",
    },
    texts: {
      none: () => "Alle ziehen, wann es passt. Eine Frist gibt es nicht.",
      "30s": (one: string) => `30 Sekunden pro ${one}: Ihr seid beide da und spielt am Stück.`,
      "60s": (one: string) => `60 Sekunden pro ${one}: am Stück, mit Zeit zum Nachdenken.`,
      "1d": () => "1 Tag pro Zug: Alle schauen täglich vorbei.",
      "3d": () => "3 Tage pro Zug: Ein freier Abend findet sich.",
      "7d": () => "7 Tage pro Zug: für viel beschäftigte Leute.",
    },
    /** What a decision is where a game has no word of its own. */
    one: "Zug",
    late: "Und wenn die Zeit um ist?",
    lates: {
      cpu: ["CPU zieht", "Die CPU macht diesen einen Zug. Der Platz bleibt, wem er gehört."],
      choose: [
        "Die anderen entscheiden",
        "Warten, die CPU ziehen lassen oder den Sieg nehmen. Ohne Antwort zieht nach 48 Stunden die CPU.",
      ],
      lose: ["Partie verloren", "Wer die Frist verpasst, verliert die Partie."],
    },
    away: "Und wenn jemand weg ist?",
    standIn: "CPU vertritt Abwesende",
    standInText:
      "Ist jemand am Zug eine Minute weg, während andere warten, spielt so lange die CPU.",
    /** What whoever is invited is told before they sit down. */
    terms: {
      cpu: "Ist die Zeit um, macht die CPU diesen einen Zug.",
      choose:
        "Ist die Zeit um, entscheiden die anderen: warten, die CPU ziehen lassen oder den Sieg nehmen.",
      /** Where the others could play on. */
      several:
        "Ist die Zeit um, entscheiden die anderen: warten, die CPU ziehen lassen oder allein weiterspielen.",
      lose: "Wer die Frist verpasst, verliert die Partie.",
      standIn: "Wer am Zug eine Minute weg ist, während andere warten, den vertritt die CPU.",
    },
  },
};

export type PaceWords = typeof words;
