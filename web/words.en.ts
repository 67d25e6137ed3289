/** What the pages say, in English: the same, not word for word. */
import { plural } from "../engine/words.ts";
import type { Notice } from "./pages/model.ts";
import { words as site } from "./site/words.en.ts";
import type { PageWords } from "./words.ts";

const trouble = (head: string, text: string): Notice => ({ kind: "trouble", head, text });
const noNames = { free: "Free seat", cpu: "CPU", nobody: "Somebody" };

export const words: PageWords = {
  ...site,
  lang: "en",
  other: "Deutsch",
  skip: "Skip to the board",
  home: "Home",
  nav: "Pages",
  newMatch: "New match",
  myMatches: "My matches",
  matches: "Matches",
  allMatches: "All matches",
  ...noNames,
  you: "You",
  footer: "Kästchenpost is free and remembers nothing but your matches.",
  privacy: "Privacy",
  imprint: "Imprint",
  noScript: "Playing needs JavaScript. Watching works without.",
  insecure: trouble(
    "No secure connection.",
    "At this address the browser can't remember a seat. Start with “npm start -- --lan” and use the https address.",
  ),

  scoreLabel: "Score",
  onTurn: "on turn",
  winner: "won",
  here: "here now",

  title: (seen, game) => {
    const mine = seen.end === null && seen.turn !== null && seen.held.includes(seen.turn);
    return `${mine ? "(●) Your turn – " : ""}${game.name} – Kästchenpost`;
  },

  status: {
    yourTurn: "Your turn.",
    again: "Box closed – go again.",
    extra: "Extra line: draw one more or pass.",
    nameTurn: (name) => `${name}'s turn.`,
    waits: "It shows here as soon as something happens.",
    freeTurn: "The free seat is on turn. Send the link.",
    tap: "Tap between two dots.",
    onTheWay: "On its way …",
    watching: "You are watching.",
    past: "This is not the current position.",
    toNow: "To the current one",
    wins: (name, score) => `${name} wins ${score}.`,
    youWin: (score) => `You win ${score}.`,
    draw: (score) => `A draw, ${score}.`,
    resigned: (name) => `${name} resigned.`,
    left: (name) => `${name} has left.`,
    lastMove: (name, move) => `${name} played ${move}.`,
    skip: "Skip",
  },
  story: (news, seen) => {
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
        const drew = `${name} drew ${lines} ${plural(lines, "line", "lines")}`;
        return gain > 0
          ? `${drew} and took ${gain} ${plural(gain, "point", "points")}.`
          : `${drew}.`;
      })
      .join(" ");
  },

  over: (score) => `Over: ${score}`,
  again: "Play again",
  againAsked: "Again? The others see your question, even if they come later.",
  againOffer: (name) => `${name} would like to play again.`,
  yes: "Yes, again",
  no: "No thanks",
  series: {
    game: (nr, of) => `Game ${nr} of ${of}`,
    head: "Game",
    best: "Best of three",
    sum: "Total score",
    wins: (name) => `${name} wins the series.`,
    draw: "The series ends in a draw.",
    next: "On to the next game",
  },

  resign: "Resign",
  resignSure: "Really resign? The game is lost then.",
  resignYes: "Yes, resign",
  resignNo: "Play on",
  typed: "Type a move",
  typedHint: "For example c3–d3 or h2,2",
  typedGo: "Draw line",
  direct: "Draw at the first tap",
  moves: "Moves",
  noMoves: "No line drawn yet.",
  allMoves: (n) => `All ${n} moves`,
  pass: "passed",
  mark: { cpu: "CPU", plan: "planned", standin: "CPU stands in", time: "time", rules: "rule" },
  notes: {
    undone: "A move was taken back.",
    missed: "The deadline has passed.",
    back: "Back again.",
    left: (name) => `${name} has left.`,
    reset: "A seat was given out anew.",
    cpu: "The CPU took a seat.",
    standin: "The CPU stands in for somebody.",
  },

  seat: {
    offer: "Take the seat?",
    invites: (name, game) => `${name} invites you: ${game}.`,
    open: (game) => `There is a free seat here: ${game}.`,
    name: "Your name",
    nameHint: "Optional. Without one you get a name from us.",
    colour: "Your colour",
    colours: { a: "Blue", b: "Red", c: "Green", d: "Black" },
    sit: "Take the seat",
    watch: "Just watch",
    used: "This seat is taken.",
    usedText: "The invitation has been used. If that was you, take your own link.",
    itsMe: "That's me",
    itsMeHint: "Paste your own link here. You got it when you took the seat.",
    here: "Go on playing on this device?",
    hereText: "This is your own link to this seat.",
    hereGo: "Go on here",
    haveKey: "Do you have a link or code for a seat?",
    code: "Link or code",
    codeGo: "Use it",
  },
  secure: {
    head: "Keep your seat",
    text: "With this link you can go on playing on any device, even if this browser forgets you.",
    keep: "It is yours alone – don't pass it on.",
    own: "Your own link",
    done: "To the board",
    phone: "Go on by phone",
    scan: "Scan and go on playing.",
  },
  invite: {
    head: "Who plays?",
    text: "Send the link. Whoever opens it can take the seat.",
    youBegin: "You start – you can move already.",
    link: "Invitation",
    anew: "Give the seat out anew",
    anewSure: (name) => `${name} loses the seat, and the old link stops working. Sure?`,
    anewYes: "Yes, give it out anew",
    anewNo: "Leave it",
    renew: "Renew my link",
    renewSure: "Your old link and your other devices stop working then. Sure?",
    renewYes: "Yes, renew",
    both: "You both play on this device.",
  },
  share: "Share link",
  copy: "Copy",
  qr: "QR code for this link",
  onlook: "Let others watch",

  silent: trouble(
    "No connection.",
    "That did not arrive. Nothing is lost – try again once you are back.",
  ),
  changed: "It has moved on.",
  notDone: "That did not work.",
  noKey: trouble(
    "No seat for this link.",
    "It is incomplete or no longer valid. Ask for a new one.",
  ),
  copied: { kind: "done", head: "Copied.", text: "" },
  why: {
    "game-over": "This game is over.",
    "not-your-turn": "It is not your turn.",
    "bad-move": "That is no move. Write c3–d3, for example.",
    "request-open": "You have already asked.",
    "nothing-to-answer": "That question is no longer open.",
    "nothing-to-undo": "You have not moved yet.",
    "undo-off": "Taking back is off in this match.",
    "too-many-requests": "Three times a game is enough.",
    "own-invitation": "That is your own invitation. Send it to somebody who should play.",
    "needs-team-mate": "Somebody of your team has to agree.",
    "game-running": "The game is still running.",
    "not-to-give": "You can't give out this seat.",
    level: "There is no such CPU level yet.",
    pace: "There is no such pace yet.",
    ranked: "There are no ranked matches yet.",
  },
};
