/** What is said of taking a seat and giving seats away, in English. */
import type { SeatsWords } from "./words.ts";

export const words: SeatsWords = {
  sit: {
    offer: "Take the seat?",
    invites: (name, game) => `${name} invites you: ${game}.`,
    open: (game) => `There is a free seat here: ${game}.`,
    name: "Your name",
    nameHint: "Optional, 20 characters at most. If you leave it empty, we’ll pick one.",
    colour: "Your colour",
    colours: { a: "Blue", b: "Red", c: "Green", d: "Black" },
    do: "Take the seat",
    watch: "Just watch",
    used: "This seat is taken.",
    usedText: "This invitation has been used. If that was you, use your own link.",
    itsMe: "That’s me",
    itsMeHint: "Paste your own link here. You got it when you took the seat.",
    here: "Carry on playing on this device?",
    hereText: "This is your own link to this seat.",
    hereGo: "Carry on here",
  },
  safe: {
    head: "Save your seat",
    text: "With this link you can carry on playing on any device, even if this browser forgets you.",
    done: "To the board",
  },
  inviting: {
    head: "Who’s playing?",
    text: "Send the link. Whoever opens it can take the seat.",
    youBegin: "You start – you can move right away.",
    link: "Invitation",
    several: "One link per person: pick a seat and send its link.",
    which: "Which seat?",
    seat: (nr) => `Seat ${nr}`,
    share: "Share link",
    cpu: "Give the seat to the CPU",
    cpuSure: "The CPU plays there for as long as this match lasts. Sure?",
    cpuYes: "Yes, the CPU",
    cpuNo: "Keep waiting",
  },
};
