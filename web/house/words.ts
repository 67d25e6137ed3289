/** What is said of other house rules for the next game, in German: the source. */

export const words = {
  house: {
    from: "Andere Hausregeln gelten ab der nächsten Partie, wenn alle zustimmen.",
    fromAlone: "Andere Hausregeln gelten ab der nächsten Partie.",
    changes: "Das wird anders",
    same: "So spielt ihr schon",
    open: "Ein Vorschlag liegt schon vor",
    ask: "Vorschlagen",
    agree: "Übernehmen",
    drop: "Doch nicht",
    asked: "Vorgeschlagen.",
    missing: (names: string) => `Es fehlt noch: ${names}.`,
    untilEnd: "Ist die Partie vorher zu Ende, verfällt der Vorschlag.",
    untilNext: "Beginnt vorher die nächste Partie, verfällt der Vorschlag.",
    withdraw: "Zurückziehen",
    offer: (name: string) => `${name} möchte ab der nächsten Partie andere Hausregeln.`,
    yes: "Einverstanden",
    no: "So lassen",
    youAgree: "Du bist einverstanden.",
    agreed: "Abgemacht.",
    agreedText: "Die nächste Partie hat andere Hausregeln.",
    kept: "Abgemacht.",
    keptText: "Die nächste Partie hat dieselben Hausregeln wie diese.",
    gone: "Vom Tisch.",
    goneText: "Es ändert sich nichts.",
    lapsed: "Verfallen.",
    lapsedText: "Die Partie war zu Ende, bevor alle zugestimmt hatten. Schlag es noch mal vor.",
    late: "Verfallen.",
    lateText: "Die nächste Partie begann, bevor alle zugestimmt hatten. Schlag es noch mal vor.",
    none: "Es bliebe alles, wie es ist.",
    why: {
      "request-open": "Es liegt schon ein Vorschlag vor. Er muss erst beantwortet sein.",
      stale: "Die nächste Partie läuft schon. Schlag es für die danach noch mal vor.",
    } as Readonly<Record<string, string>>,
  },
};

export type HouseWords = typeof words;
