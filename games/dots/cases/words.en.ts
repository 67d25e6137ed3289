/** What is said beside the worked cases, in English: the same, not word for word. */
import type { CaseWords } from "./words.ts";

export const words: CaseWords = {
  double: {
    head: "Two at a stroke",
    task: "It is Anna’s turn. The line b1–b2 closes two boxes.",
    answers: [
      [
        "Draw b1–b2",
        "Both are Anna’s: 2 : 0. But she draws just *one* more line: two boxes at once don’t give two turns.",
      ],
      ["b1–b2, then d2–d3", "The second line closes nothing, so it is Ben’s turn. It is 2 : 0."],
    ],
  },
  thirteen: {
    head: "13 of 25",
    task: "Anna has 12 boxes, Ben 8, five are open. Anna draws b5–b6.",
    answers: [
      [
        "As usual",
        "13 : 8 with four boxes open. Even with all four, Ben would only reach 12: Anna is *out of reach*. Play goes on, and she goes again.",
      ],
      ["With early end", "The 13th box ends the game. Anna wins 13 : 8."],
    ],
  },
  bomb: {
    head: "The bomb",
    task: "It is 0 : 3, since Ben’s box a1 counts double. Anna closes the bomb with d1–d2.",
    answers: [
      ["Clear a1", "Box a1 is gone, and both its points. It is 1 : 1."],
      ["Clear b1", "Allowed too, but worth less: 1 : 2."],
      ["Don’t use it", "Allowed, since the bomb is optional. It is 1 : 3, and Anna goes again."],
    ],
  },
  fizzle: {
    head: "A bomb without a target",
    task: "Ben has no box yet. Anna closes the bomb with d1–d2.",
    answers: [
      [
        "Draw d1–d2",
        "The bomb *fizzles*. There is nothing to choose, and it can’t be kept. The box counts like any other: 1 : 0.",
      ],
      [
        "d1–d2, then b1–b2",
        "Anna takes a1 and b1 as well: 3 : 0. The fizzled bomb does not come back.",
      ],
    ],
  },
  swap: {
    head: "A ×2 changes sides",
    task: "It is 0 : 3. Anna closes the swap with d1–d2 and has to take one of Ben’s boxes.",
    answers: [
      [
        "Take a1",
        "The ×2 keeps its symbol and now counts for Anna: 3 : 1. One box makes four points of difference.",
      ],
      ["Take b1", "A plain box is a target too. It is 2 : 2."],
      ["Without the swap", "Not allowed: as long as Ben has a box, the swap is compulsory."],
    ],
  },
  extra: {
    head: "Extra at the end of a chain",
    task: "Anna takes b1 and c1, and the extra is in c1. Then she has to draw again as always and chooses d2–d3.",
    answers: [
      [
        "Up to d2–d3",
        "This line closes nothing. Without the extra it would be Ben’s turn; with it Anna *may* draw another line or pass. It is 2 : 1.",
      ],
      [
        "… and pass",
        "Passing is wise here: every line left would give Ben a box. Now he has to draw.",
      ],
      ["… and a3–b3", "Allowed too, but now a2 is just one side short, and it is Ben’s turn."],
    ],
  },
};
