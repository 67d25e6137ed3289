/** What a match page says of deadlines and of people who are away, in English. */
import { plural } from "../../engine/words.ts";
import type { TimesWords } from "./words.ts";

const counted =
  (one: string) =>
  (n: number): string =>
    `${n} ${plural(n, one, `${one}s`)}`;

const choose = (one?: string | null): string => {
  if (one === undefined) return "the others choose";
  return one === null ? "you choose" : `${one} chooses`;
};

export const words: TimesWords = {
  times: {
    length: {
      days: counted("day"),
      hours: counted("hour"),
      minutes: counted("minute"),
      seconds: counted("second"),
    },
    left: (length) => `${length} left`,
    theirs: (name, length) => `${name} has ${length} left`,
    until: (moment) => `until ${moment}`,
    up: "Time is up.",
    upText: "What comes of it will be here in a moment.",
    after: {
      cpu: (name) => `Then the CPU moves for ${name ?? "you"}.`,
      choose: (_late, one) => `Then ${choose(one)} what happens.`,
      lose: (name) =>
        name === null ? "Then you have lost the game." : `Then ${name} has lost the game.`,
    },
    claim: {
      missed: (name) => `${name} has missed the deadline.`,
      ask: "How shall it go on?",
      takes: { wait: "Wait", cpu: "Let the CPU move", win: "Take the win" },
      playOn: (name) => `Play on without ${name}`,
      wait: (name, length) => `Waiting gives ${name} another ${length}.`,
      given: {
        wait: (name) => `${name ?? "You"} would like to wait.`,
        cpu: (name) => `${name ?? "You"} would like the CPU to move.`,
        win: (name) => `${name ?? "You"} would rather not wait any longer.`,
      },
      silence: "If nobody chooses until then, the CPU moves.",
      mine: "You have missed the deadline.",
      mineText: (one) =>
        `You can still move as long as ${one ? `${one} has` : "the others have"} not chosen.`,
      watching: (one) =>
        one ? `${one} chooses how it goes on.` : "The others choose how it goes on.",
    },
    standIn: {
      mine: "The CPU has been playing for you since you left.",
      mineText: "Click or press any key to play yourself again.",
      back: "I am back",
      note: "CPU stands in",
      other: (name) => `The CPU stands in for ${name}.`,
      otherText: (name) => `As soon as ${name} is back, ${name} moves again.`,
    },
    away: {
      is: (name) => `${name} is not here right now.`,
      soon: "After a minute the CPU steps in.",
    },
    nudge: {
      do: (name) => `Nudge ${name}`,
      done: (name) => `${name} has been nudged.`,
      again: (moment) => `Not again until tomorrow: from ${moment}.`,
      by: (name) => `${name} has nudged you.`,
      byText: "Your move is what is waited for here.",
    },
    reset: {
      asked: (name, of) => `${name} would like to give ${of}'s seat to somebody else.`,
      mine: (of) => `You would like to give ${of}'s seat to somebody else.`,
      own: "Your seat is about to be given away.",
      ownText: (name) => `${name} thinks it is lost. Say no or make a move, and it stays yours.`,
      silence: "If nobody says no until then, the seat is free and the old link no longer works.",
      here: "No, I’m here",
      no: "No, leave it",
      kept: (of) => `The seat stays with ${of}.`,
      keptText: (one) => `${one} said no or is back.`,
      someone: "Somebody",
      withdraw: "Never mind",
    },
    fate: {
      head: "This match will be deleted soon.",
      text: "A move keeps it, or a press on “Keep it”.",
      extend: "Keep it",
    },
    why: {
      "nothing-to-claim": "No deadline has been missed here.",
      "not-to-claim": "That is for the others to choose.",
      "no-change": "It is set like that already.",
      "not-to-nudge": "There is nobody here whom you could nudge.",
      "asked-lately": "Somebody has asked for that today. You can ask again tomorrow.",
      nudged: "Somebody has been nudged today. Tomorrow you may again.",
    },
  },
};
