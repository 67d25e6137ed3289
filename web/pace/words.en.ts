/** How much time there is, and what comes of it, in English. */
import type { PaceWords } from "./words.ts";

export const words: PaceWords = {
  pace: {
    head: "How much time?",
    short: {
      none: "No limit",
      "30s": "30 sec",
      "60s": "60 sec",
      "1d": "1 day",
      "3d": "3 days",
      "7d": "7 days",
    },
    names: {
      none: () => "no deadline",
      "30s": (one) => `30 seconds a ${one}`,
      "60s": (one) => `60 seconds a ${one}`,
      "1d": () => "1 day a turn",
      "3d": () => "3 days a turn",
      "7d": () => "7 days a turn",
    },
    texts: {
      none: () => "Everybody moves when it suits them. There is no deadline.",
      "30s": (one) => `30 seconds a ${one}: you are both here and play in one go.`,
      "60s": (one) => `60 seconds a ${one}: in one go, with time to think.`,
      "1d": () => "1 day a turn: everybody drops in daily.",
      "3d": () => "3 days a turn: a free evening will turn up.",
      "7d": () => "7 days a turn: for busy people.",
    },
    one: "move",
    late: "And when time is up?",
    lates: {
      cpu: ["CPU moves", "The CPU makes this one move. The seat stays whose it is."],
      choose: [
        "The others choose",
        "Wait, let the CPU move, or take the win. Without an answer the CPU moves after 48 hours.",
      ],
      lose: ["Game lost", "Whoever misses the deadline loses the game."],
    },
    away: "And when somebody is away?",
    standIn: "CPU stands in for the absent",
    standInText:
      "If whoever is on turn is away for a minute while others wait, the CPU plays until they are back.",
    terms: {
      cpu: "When time is up, the CPU makes that one move.",
      choose: "When time is up, the others choose: wait, let the CPU move, or take the win.",
      lose: "Whoever misses the deadline loses the game.",
      standIn: "If you are away for a minute on your turn while others wait, the CPU stands in.",
    },
  },
};
