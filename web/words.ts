/** What the pages say, in German: the source. `words.en.ts` must have every key. */
import { plural } from "../engine/words.ts";
import type { Seen } from "../engine/wire.ts";
import type { Notice } from "./pages/model.ts";
import { words as site } from "./site/words.ts";

interface Named {
  readonly name: string;
}

const trouble = (head: string, text: string): Notice => ({ kind: "trouble", head, text });
const noNames = { free: "Freier Platz", cpu: "CPU", nobody: "Jemand" };

export const words = {
  ...site,
  lang: "de",
  other: "English",
  skip: "Zum Spielfeld",
  home: "Startseite",
  nav: "Seiten",
  newMatch: "Neues Match",
  myMatches: "Meine Matches",
  matches: "Matches",
  allMatches: "Alle Matches",
  ...noNames,
  you: "Du",
  footer: "Kästchenpost ist kostenlos und merkt sich nur deine Matches.",
  privacy: "Daten",
  imprint: "Impressum",
  noScript: "Zum Spielen braucht diese Seite JavaScript. Zuschauen geht auch ohne.",
  insecure: trouble(
    "Kein sicherer Weg.",
    "Über diese Adresse merkt sich der Browser keinen Platz. Starte mit „npm start -- --lan“ und nimm die Adresse mit https.",
  ),

  scoreLabel: "Stand",
  onTurn: "am Zug",
  winner: "gewonnen",
  here: "gerade hier",

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
  story: (
    news: { readonly from: number; readonly moves: readonly string[] },
    seen: Seen,
    game: Named,
  ): string => {
    void game;
    const by = new Map<number, { lines: number; gain: number }>();
    for (const [i, mover] of seen.movers.entries()) {
      if (i < news.from || seen.held.includes(mover)) continue;
      const sum = by.get(mover) ?? { lines: 0, gain: 0 };
      by.set(mover, { lines: sum.lines + 1, gain: sum.gain + (seen.gains[i] ?? 0) });
    }
    return [...by]
      .map(([seat, { lines, gain }]) => {
        const who = seen.seats[seat];
        const name = who?.who === "cpu" ? noNames.cpu : who?.name || noNames.nobody;
        const drew = `${name} zog ${lines} ${plural(lines, "Linie", "Linien")}`;
        return gain > 0
          ? `${drew} und holte ${gain} ${plural(gain, "Punkt", "Punkte")}.`
          : `${drew}.`;
      })
      .join(" ");
  },

  over: (score: string) => `Vorbei: ${score}`,
  again: "Noch mal spielen",
  againAsked: "Noch mal? Die anderen sehen deine Frage, auch wenn sie erst später kommen.",
  againOffer: (name: string) => `${name} möchte noch mal spielen.`,
  yes: "Ja, noch mal",
  no: "Nein danke",
  series: {
    game: (nr: number, of: number) => `Partie ${nr} von ${of}`,
    head: "Partie",
    best: "3 Gewinnt",
    sum: "Gesamtwertung",
    wins: (name: string) => `${name} gewinnt die Serie.`,
    draw: "Die Serie endet unentschieden.",
    next: "Weiter zur nächsten Partie",
  },

  resign: "Aufgeben",
  resignSure: "Wirklich aufgeben? Die Partie ist dann verloren.",
  resignYes: "Ja, aufgeben",
  resignNo: "Weiterspielen",
  typed: "Zug eintippen",
  typedHint: "Zum Beispiel c3–d3 oder h2,2",
  typedGo: "Linie ziehen",
  direct: "Beim ersten Tippen ziehen",
  moves: "Züge",
  noMoves: "Noch keine Linie gezogen.",
  allMoves: (n: number) => `Alle ${n} Züge`,
  pass: "verzichtet",
  mark: { cpu: "CPU", plan: "geplant", standin: "CPU vertritt", time: "Zeit", rules: "Regel" },
  notes: {
    undone: "Ein Zug wurde zurückgenommen.",
    missed: "Die Frist ist verstrichen.",
    back: "Wieder da.",
    left: (name: string) => `${name} ist gegangen.`,
    reset: "Ein Platz wurde neu vergeben.",
    cpu: "Die CPU hat einen Platz übernommen.",
    standin: "Die CPU vertritt jemanden.",
  },

  seat: {
    offer: "Platz nehmen?",
    invites: (name: string, game: string) => `${name} lädt dich ein: ${game}.`,
    open: (game: string) => `Hier ist noch ein Platz frei: ${game}.`,
    name: "Dein Name",
    nameHint: "Freiwillig. Ohne Namen bekommst du einen von uns.",
    colour: "Deine Farbe",
    colours: { a: "Blau", b: "Rot", c: "Grün", d: "Schwarz" },
    sit: "Platz nehmen",
    watch: "Nur zuschauen",
    used: "Dieser Platz ist schon besetzt.",
    usedText: "Die Einladung ist eingelöst. Bist du es selbst, nimm deinen eigenen Link.",
    itsMe: "Das bin ich",
    itsMeHint: "Füg hier deinen eigenen Link ein. Du bekamst ihn, als du Platz genommen hast.",
    here: "Auf diesem Gerät weiterspielen?",
    hereText: "Das ist dein eigener Link zu diesem Platz.",
    hereGo: "Hier weiterspielen",
    haveKey: "Du hast einen Link oder Code für einen Platz?",
    code: "Link oder Code",
    codeGo: "Einlösen",
  },
  secure: {
    head: "Platz sichern",
    text: "Mit diesem Link spielst du auf jedem Gerät weiter, auch wenn dieser Browser dich vergisst.",
    keep: "Er gehört nur dir – gib ihn nicht weiter.",
    own: "Dein eigener Link",
    done: "Zum Brett",
    phone: "Am Handy weiter",
    scan: "Scannen, weiterspielen.",
  },
  invite: {
    head: "Wer spielt mit?",
    text: "Schick den Link. Wer ihn öffnet, kann Platz nehmen.",
    youBegin: "Du beginnst – du kannst schon ziehen.",
    link: "Einladung",
    anew: "Platz neu vergeben",
    anewSure: (name: string) =>
      `${name} verliert damit den Platz, und der alte Link gilt nicht mehr. Sicher?`,
    anewYes: "Ja, neu vergeben",
    anewNo: "So lassen",
    renew: "Meinen Link erneuern",
    renewSure: "Dein alter Link und deine anderen Geräte gelten dann nicht mehr. Sicher?",
    renewYes: "Ja, erneuern",
    both: "Ihr spielt beide auf diesem Gerät.",
  },
  share: "Link teilen",
  copy: "Kopieren",
  qr: "QR-Code für diesen Link",
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
  copied: { kind: "done", head: "Kopiert.", text: "" } as Notice,
  why: {
    "game-over": "Diese Partie ist vorbei.",
    "not-your-turn": "Du bist gerade nicht dran.",
    "bad-move": "Das ist kein Zug. Schreib zum Beispiel c3–d3.",
    "request-open": "Deine Frage ist schon gestellt.",
    "nothing-to-answer": "Diese Frage ist nicht mehr offen.",
    "nothing-to-undo": "Du hast noch nichts gezogen.",
    "undo-off": "Zurücknehmen ist in diesem Match aus.",
    "too-many-requests": "Dreimal je Partie ist genug.",
    "own-invitation": "Das ist deine eigene Einladung. Schick sie jemandem, der mitspielen soll.",
    "needs-team-mate": "Im Team muss jemand aus deinem Team zustimmen.",
    "game-running": "Die Partie läuft noch.",
    "not-to-give": "Diesen Platz kannst du nicht vergeben.",
    level: "Diese CPU-Stufe gibt es noch nicht.",
    pace: "Dieses Tempo gibt es noch nicht.",
    ranked: "Rangpartien gibt es noch nicht.",
  } as Readonly<Record<string, string>>,
};

export type PageWords = typeof words;
