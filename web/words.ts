/** What is said while playing, in German: the source. `words.en.ts` must have every key. */
import type { Seen } from "../engine/wire.ts";
import type { Notice } from "./pages/model.ts";

interface Named {
  readonly name: string;
}

const trouble = (head: string, text: string): Notice => ({ kind: "trouble", head, text });
const noNames = { free: "Freier Platz", cpu: "CPU", nobody: "Jemand" };

export const words = {
  lang: "de",
  ...noNames,
  insecure: trouble(
    "Kein sicherer Weg.",
    "Über diese Adresse merkt sich der Browser keinen Platz. Starte mit „npm start -- --lan“ und nimm die Adresse mit https.",
  ),
  scoreLabel: "Stand",
  onTurn: "am Zug",
  winner: "gewonnen",
  title: (seen: Seen, game: Named) => {
    const mine = seen.end === null && seen.turn !== null && seen.held.includes(seen.turn);
    return `${mine ? "(●) Du bist dran – " : ""}${game.name} – Kästchenpost`;
  },
  status: {
    yourTurn: "Du bist dran.",
    again: "Kästchen zu – du ziehst noch einmal.",
    extra: "Extralinie: zieh noch eine oder verzichte.",
    nameTurn: (name: string) => `${name} ist dran.`,
    waits: "Hier steht es, sobald sich etwas tut.",
    freeTurn: "Der freie Platz ist dran. Schick den Link.",
    tap: "Tippe zwischen zwei Punkte.",
    onTheWay: "Unterwegs …",
    unsent: "Noch nicht gesendet.",
    unsentText: "Dein Zug wartet hier und geht los, sobald du wieder verbunden bist.",
    watching: "Du schaust zu.",
    past: "Das ist nicht die aktuelle Stellung.",
    toNow: "Zur aktuellen",
    wins: (name: string, score: string) => `${name} gewinnt ${score}.`,
    youWin: (score: string) => `Du gewinnst ${score}.`,
    draw: (score: string) => `Unentschieden ${score}.`,
    resigned: (name: string) => `${name} hat aufgegeben.`,
    left: (name: string) => `${name} ist gegangen.`,
    lastMove: (name: string, move: string) => `${name} zog ${move}.`,
    skip: "Überspringen",
  },
  notes: {
    undone: "Ein Zug wurde zurückgenommen.",
    missed: "Die Frist ist verstrichen.",
    back: "Wieder da.",
    left: (name: string) => `${name} ist gegangen.`,
    reset: "Ein Platz wurde neu vergeben.",
    cpu: "Die CPU hat einen Platz übernommen.",
    standin: "Die CPU vertritt jemanden.",
  },
  silent: trouble(
    "Kein Netz.",
    "Das kam nicht an. Es ist nichts verloren – versuch es noch einmal, sobald du verbunden bist.",
  ),
  changed: "Es ging inzwischen weiter.",
  notDone: "Das ging nicht.",
  noKey: trouble(
    "Kein Platz zu diesem Link.",
    "Er ist unvollständig oder gilt nicht mehr. Lass dir einen neuen schicken.",
  ),
  copied: { kind: "done", head: "Kopiert.", text: "" } as Notice,
  why: {
    "game-over": "Diese Partie ist vorbei.",
    "not-your-turn": "Du bist gerade nicht dran.",
    "bad-move": "Das ist kein Zug. Schreib zum Beispiel c3–d3.",
  } as Readonly<Record<string, string>>,
};

export type PlayWords = typeof words;
