/** What is said when a game is over, in German: the source. It comes with the first end. */

export const words = {
  ended: {
    over: (score: string) => `Vorbei: ${score}`,
    again: "Noch mal spielen",
    asked: "Noch mal? Die anderen sehen deine Frage, auch wenn sie erst später kommen.",
    offer: (name: string) => `${name} möchte noch mal spielen.`,
    starts: (name: string) => `Diesmal beginnt ${name}.`,
    youStart: "Diesmal beginnst du.",
    yes: "Ja, noch mal",
    no: "Nein danke",
    results: "Ergebnisse der Serie",
    game: "Partie",
    won: "gewonnen",
    resigned: "aufgegeben",
    wins: "Siege",
    sum: "Summe",
    standing: (score: string) => `In der Serie steht es ${score}.`,
    begins: (name: string) => `Diese Partie beginnt ${name}.`,
    next: (name: string) => `Die nächste Partie beginnt ${name}.`,
    winner: (name: string) => `${name} gewinnt die Serie.`,
    draw: "Die Serie endet unentschieden.",
  },
};

export type OverWords = typeof words;
