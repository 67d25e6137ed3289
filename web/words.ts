/** What a match page says, in German: the source. `words.en.ts` must have every key. */
import type { Seen } from "../engine/wire.ts";
import type { Notice } from "./pages/model.ts";

interface Named {
  readonly name: string;
}

const note = (head: string, text: string): Notice => ({ kind: "plain", head, text });
const trouble = (head: string, text: string): Notice => ({ kind: "trouble", head, text });
const noNames = {
  free: "Freier Platz",
  frees: (n: number) => `${n} freie Plätze`,
  cpu: "CPU",
  nobody: "Jemand",
  and: " und ",
};
/** Null: whoever is told so themselves. */
type Whom = string | null;
const has = (name: Whom): string => (name === null ? "Du hast" : `${name} hat`);
const is = (name: Whom): string => (name === null ? "Du bist" : `${name} ist`);

export const words = {
  lang: "de",
  /** Where the rules are explained; a game's own follow. */
  guides: "/regeln",
  guide: "Regeln",
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
    nameTurn: (name: string) => `${name} ist dran.`,
    waits: "Hier steht es, sobald sich etwas tut.",
    freeTurn: "Der freie Platz ist dran.",
    freeSend: "Schick den Link.",
    freeSit: "Nimm Platz, dann geht es weiter.",
    tap: "Tippe zwischen zwei Punkte.",
    onTheWay: "Unterwegs …",
    unsent: "Noch nicht gesendet.",
    unsentText: "Dein Zug wartet hier und geht los, sobald du wieder verbunden bist.",
    unsentAgain: "Auch dieser Versuch kam nicht an. Dein Zug wartet weiter hier.",
    retry: "Noch mal versuchen",
    watching: "Du schaust zu.",
    past: "Das ist nicht die aktuelle Stellung.",
    toNow: "Zur aktuellen",
    goOn: "Weiter",
    wins: (name: string, score: string, many?: boolean) =>
      `${name} ${many ? "gewinnen" : "gewinnt"}${score}.`,
    youWin: (score: string, many?: boolean) => `${many ? "Ihr gewinnt" : "Du gewinnst"}${score}.`,
    draw: (score: string) => `Unentschieden${score}.`,
    resigned: (name: string) => `${name} hat aufgegeben.`,
    decided: "uneinholbar",
    lastMove: (name: string, move: string) => `${name} zog ${move}.`,
    cpuFor: (name: Whom) => `Die CPU (für ${name ?? "dich"})`,
    planOf: (name: Whom) => (name === null ? "Dein Plan" : `${name} (geplant)`),
    skip: "Überspringen",
  },
  notes: {
    undone: "Ein Zug wurde zurückgenommen.",
    missed: (name: Whom) => `${has(name)} die Frist verpasst.`,
    moved: "Der Server war nicht erreichbar: Die Frist ist verlängert.",
    back: (name: Whom) => `${is(name)} wieder da.`,
    left: (name: Whom) => `${is(name)} gegangen.`,
    reset: "Ein Platz wurde neu vergeben.",
    cpu: "Die CPU hat einen Platz übernommen.",
    standin: (name: Whom) => `Die CPU vertritt ${name ?? "dich"}.`,
  },
  here: "gerade hier",
  series: {
    game: (nr: number, of: number) => `Partie ${nr} von ${of}`,
  },
  undo: {
    do: "Zurücknehmen",
    off: "Zurücknehmen ist hier aus",
    muted: "Zurücknehmen: Anfragen sind abgestellt",
    offer: (name: string) => `${name} möchte den letzten Zug zurücknehmen. Einverstanden?`,
    yes: "Ja, zurück",
    no: "Nein, so lassen",
    asked: "Gefragt.",
    askedText: (name: string) => {
      const who = name ? `${name} muss` : "Die anderen müssen";
      return `${who} zustimmen. Mit dem nächsten Zug ist die Frage vorbei.`;
    },
    agreed: (name: string) => `${name ? `${name} ist` : "Alle sind"} einverstanden.`,
    agreedText: "Dein Zug ist zurückgenommen.",
    withdraw: "Doch nicht",
    denied: "Es bleibt dabei.",
    deniedText: "Der Zug liegt noch da, die Frage ist vom Tisch.",
  },
  planOver: note("Der Plan ist vorbei.", "Es ging auf dem Brett weiter, und dazu sagt er nichts."),
  plan: { make: "Vorausplanen", look: "Plan ansehen" },
  otherRules: "Andere Hausregeln",
  mute: "Keine Anfragen zum Zurücknehmen",
  resign: "Aufgeben",
  resignSure: "Wirklich aufgeben? Die Partie ist dann verloren.",
  resignYes: "Ja, aufgeben",
  resignNo: "Weiterspielen",
  typed: "Zug eintippen",
  typedHint: "Zum Beispiel c3–d3 oder h2,2",
  typedGo: "Zug machen",
  direct: "Beim ersten Tippen ziehen",
  moves: "Züge",
  noMoves: "Noch kein Zug.",
  allMoves: (n: number) => `Alle ${n} Züge`,
  mark: {
    cpu: "CPU",
    plan: "geplant",
    standin: "CPU vertritt",
    time: "Zeit um, CPU",
    rules: "Regel",
  },
  seat: {
    haveKey: "Du hast einen Link oder Code für einen Platz?",
    code: "Link oder Code",
    codeGo: "Einlösen",
  },
  secure: {
    keep: "Er gehört nur dir – gib ihn nicht weiter.",
    own: "Dein eigener Link",
    phone: "Am Handy weiter",
    scan: "Scannen, weiterspielen.",
  },
  invite: {
    anewHead: "Platz neu vergeben",
    anew: (name: string) => `Platz von ${name}`,
    anewSure: (name: string) =>
      `Sagt 24 Stunden lang niemand Nein, verliert ${name} den Platz. Sicher?`,
    anewYes: "Ja, fragen",
    anewNo: "So lassen",
    renew: "Meinen Link erneuern",
    renewSure: "Dein alter Link und deine anderen Geräte gelten dann nicht mehr. Sicher?",
    renewYes: "Ja, erneuern",
    both: "Ihr spielt beide auf diesem Gerät.",
  },
  fair: "Fingerabdruck des Zufalls",
  check: "Nachprüfen",
  copy: "Kopieren",
  onlook: "Zuschauen lassen",
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
  seatedElse: trouble(
    "Du hast hier schon einen Platz.",
    "Dieser Link ist für jemand anderen. Schick ihn weiter oder öffne ihn in einem anderen Browser.",
  ),
  notCopied: trouble(
    "Nicht kopiert.",
    "Der Browser lässt es nicht zu. Der Link ist markiert, kopier ihn selbst.",
  ),
  why: {
    "game-over": "Diese Partie ist vorbei.",
    "not-your-turn": "Du bist gerade nicht dran.",
    "bad-move": "Das ist kein Zug. Schreib zum Beispiel c3–d3.",
    "request-open": "Deine Frage ist schon gestellt.",
    "nothing-to-answer": "Diese Frage ist nicht mehr offen.",
    "nothing-to-undo": "Du hast noch nichts gezogen.",
    "undo-off": "Zurücknehmen ist in diesem Match aus.",
    muted: "Die anderen möchten nicht gefragt werden.",
    options: "Diese Hausregeln gibt es nicht.",
    "too-many-requests": "Dreimal je Partie ist genug.",
    "own-invitation": "Das ist deine eigene Einladung. Schick sie jemandem, der mitspielen soll.",
    "needs-team-mate": "Im Team muss jemand aus deinem Team zustimmen.",
    "game-running": "Die Partie läuft noch.",
    "not-to-give": "Diesen Platz kannst du nicht vergeben.",
  } as Readonly<Record<string, string>>,
};

export type MatchWords = typeof words;
