/** What the page says that works out whether chance was fixed before the first move, in German. */
import { plural } from "../../engine/words.ts";

export const words = {
  checking: {
    head: "Ehrlich gemischt?",
    lead: "Was an einer Partie Zufall ist, steht vor dem ersten Zug fest. Gezeigt wird davon zuerst nur ein Fingerabdruck, und nur dieser eine Zufall passt zu ihm. Nach dem Ende liegt auch der Zufall offen, und dein Browser rechnet hier selbst nach.",
    game: (nr: number) => `Partie ${nr}`,
    toMatch: "Zum Match",
    nothing: "In dieser Partie hatte der Zufall auf dem Brett nichts zu bestimmen.",
    commit: "Fingerabdruck",
    seed: "Zufall",
    later: "kommt mit dem Ende der Partie",
    running: {
      head: "Die Partie läuft noch.",
      text: "Ihr Fingerabdruck bleibt, wie er ist. Dein Browser merkt ihn sich; wer sichergehen will, hebt ihn selbst auf.",
    },
    waits: "Wird nachgerechnet …",
    noScript: "Nachrechnen kann nur dein Browser selbst: dazu braucht diese Seite JavaScript.",
    fits: { head: "Alles passt.", text: "Der Zufall stand vor dem ersten Zug fest." },
    fails: {
      head: "Das passt nicht.",
      text: "Zeig es den anderen und denen, die diese Seite betreiben.",
    },
    seedFits: "Der Fingerabdruck des Zufalls ist der, der von Anfang an zu sehen war.",
    seedFails:
      "Dieser Zufall hat einen anderen Fingerabdruck als den, der von Anfang an zu sehen war.",
    keptFits: "Dein Browser hat sich denselben Fingerabdruck gemerkt, als die Partie noch lief.",
    keptFails:
      "Als die Partie noch lief, hat sich dein Browser einen anderen Fingerabdruck gemerkt.",
    keptNone:
      "Dein Browser hat die Partie nicht gesehen, als sie lief. Vergleich den Fingerabdruck mit einem, den jemand aufgehoben hat.",
    startFits: "Aus dem Zufall folgt genau die Stellung, mit der die Partie begann.",
    startFails: "Aus dem Zufall folgt eine andere Stellung als die, mit der die Partie begann.",
    movesFit: (count: number) =>
      `${plural(count, "Der eine Zug folgt", `Alle ${count} Züge folgen`)} daraus: Was gelegt wurde, war so gezogen, und am Ende steht dieselbe Stellung.`,
    moveFails: (nr: number) => `Zug ${nr} folgt nicht daraus: So war nicht gezogen worden.`,
    own: "Ohne diese Seite:",
  },
};

export type FairWords = typeof words;
