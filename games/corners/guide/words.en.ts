/** The rules of Four corners as they are explained, in English: the same, not word for word. */
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Four corners",
  title: "Four corners: rules",
  description:
    "The rules of Four corners with an example to watch: complete squares, fill them and set off chain reactions.",
  lead: "Two people, a board of cells. One places circles, the other boxes. Get four of your symbols on the corners of a square: they are filled, and every free cell inside becomes yours. That may well complete the next square.",
  link: "Rules of Four corners",
  sections: [
    {
      id: "example",
      head: "An example",
      body: [
        "Here is a move that sets off a lot. Watch it first; the explanation follows.",
        { trial: "example" },
      ],
    },
    {
      id: "turn",
      head: "A turn",
      body: [
        "Circles start. On your turn you place *one* symbol on a free cell. It is open at first. If that completes anything, it is filled in; then it is the other side’s turn. There is no passing, and no second move.",
        "A square is complete when *open* symbols of the side that has just moved lie on its four corners. Then two things happen, in this order:",
        {
          list: [
            "The four corners are filled. What is filled counts and is never a corner again.",
            "Every free cell of the square, border included, gets one of your symbols, open.",
          ],
        },
        "The new symbols may complete more squares. That is the next *round*, and so on until nothing is complete. If several squares are complete in one round, they all count at once and may share corners.",
        { trial: "square" },
      ],
    },
    {
      id: "shapes",
      head: "What counts as a square",
      body: [
        {
          rows: [
            ["Three by three", "The corners are two cells apart. Nine cells belong to it."],
            ["Four by four", "The corners are three cells apart. 16 cells belong to it."],
            ["Diamond", "Only in pro mode: standing on its tip, five or seven cells wide."],
          ],
        },
        "Nothing else counts: no square of two by two, none of five by five, none at a slant. All four corners have to be on the board.",
        "What is already in the square stays as it is: the other side’s symbols, and your own, open or filled. Only free cells get new symbols.",
      ],
    },
    {
      id: "pro",
      head: "Pro mode",
      body: [
        "Now *diamonds* count too. Their corners lie two or three cells above, right of, below and left of the centre. The centre is a cell like any other.",
        { trial: "diamond" },
      ],
    },
    {
      id: "end",
      head: "Who wins",
      body: [
        "The game is over when no cell is free. Each of your *filled* symbols is one point, open ones count nothing. Most points win; equal points are a draw.",
        "Next time you swap symbols, and so the other one starts.",
      ],
    },
    {
      id: "tips",
      head: "Three tips",
      body: [
        {
          list: [
            "Three corners are nothing special: everybody sees the fourth. Two squares that need the same fourth corner are better.",
            "An open symbol at the right distance from others is worth more than one in a crowd. Think in steps of two and three.",
            "Blocking costs nothing: your symbol sits on the cell the other side needs.",
          ],
        },
      ],
    },
  ],
  trials: {
    example: {
      head: "Anna plays d4",
      task: "There are circles on a1, d1 and a4. Only d4 is missing.",
      answers: [
        [
          "d4 and what follows",
          "*Round 1*: a1, d1, d4 and a4 form a square of four by four. The corners are filled, the twelve free cells in it get open circles. *Round 2*: one of those lies on c3 and completes a square of three by three with e3, e5 and c5. Four more are filled, two are added. After that nothing is complete: 8 : 0.",
        ],
      ],
    },
    square: {
      head: "Three by three, not two by two",
      task: "Anna has circles on b2, d2 and b4. Place a symbol for her.",
      answers: [
        [
          "Place d4",
          "A square of three by three. Four corners filled, five circles added. It is 4 : 0, and Ben’s turn.",
        ],
        [
          "c4, then Ben on g7",
          "Anna misses her square. Ben’s four boxes do lie on the corners of a square of two by two, but that does not count: 0 : 0.",
        ],
      ],
    },
    diamond: {
      head: "A diamond",
      task: "Pro mode. Anna has circles on d2, b4 and f4. Only d6 is missing.",
      answers: [
        [
          "d6 in pro mode",
          "A diamond, five cells wide. *Round 1*: four filled, nine circles added. *Round 2*: four of those are the corners of a square of three by three. Together 8 : 0.",
        ],
        ["d6 without pro mode", "Without pro mode this is just one more circle. It stays 0 : 0."],
      ],
    },
  },
  questions: [
    ["Do open symbols count?", "No. Only what is filled counts."],
    [
      "Can a filled symbol help complete another square?",
      "No. It may be inside a square, but never a corner again.",
    ],
    [
      "Does it matter if the other side has a symbol inside my square?",
      "No. It stays there. Only the corners matter.",
    ],
    [
      "Can I complete the other side’s squares on my turn?",
      "No. Only your symbols are added, and only your squares are completed.",
    ],
    [
      "What if two squares are complete at once?",
      "Both count. A shared corner is filled once and counts once.",
    ],
    [
      "Can I see what a move does before I make it?",
      "Yes. Tap a cell and the board shows all rounds. Your symbol is only placed when you press the button.",
    ],
    ["Which size is best?", "7 × 7 takes a quarter of an hour. 9 × 9 has more chain reactions."],
  ],
  terms: [
    { id: "field", term: "Cell", text: "A place on the board. Here, “box” only means the symbol." },
    {
      id: "open",
      term: "Open",
      text: "A symbol that can still become a corner. It does not count.",
    },
    {
      id: "filled",
      term: "Filled",
      text: "A symbol that has been a corner. It is one point, and finished.",
    },
    {
      id: "round",
      term: "Round",
      text: "Everything completed at once: first the corners are filled, then the free cells get symbols.",
    },
    {
      id: "diamond",
      term: "Diamond",
      text: "A square on its tip, five or seven cells wide. Only in pro mode.",
    },
    { id: "preview", term: "Preview", text: "What a move would do, before you make it." },
  ],
};
