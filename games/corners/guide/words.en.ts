/** The rules of Four corners as they are explained, in English: the same, not word for word. */
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Four corners",
  title: "Four corners: rules",
  description:
    "The rules of Four corners with an example to watch: complete squares, fill them and set off chain reactions.",
  lead: "Two people, a board of cells. One places circles, the other boxes. Four symbols of your own on the corners of a square are filled, and what is still free within it becomes yours. That may well make the next square.",
  link: "Rules of Four corners",
  sections: [
    {
      id: "example",
      head: "An example",
      body: [
        "This is a move that sets off a lot. Watch it; the explanation comes after.",
        { trial: "example" },
      ],
    },
    {
      id: "turn",
      head: "A turn",
      body: [
        "Circles begin. Whoever is on turn places *one* symbol on a free cell. It is open at first. Then one looks whether anything is complete, and then it is the other side’s turn. There is no passing, and no second move.",
        "A square is complete when *open* symbols of the side that has just moved lie on its four corners. Then two things happen, in this order:",
        {
          list: [
            "The four corners are filled. What is filled counts and is never a corner again.",
            "Every free cell of the square, border included, gets an open symbol of the same side.",
          ],
        },
        "The new symbols may complete more squares. That is the next *round*, and so it goes on until nothing is complete. If several squares are complete in one round, all of them count at once and may share corners.",
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
        "What lies in the square already stays as it is: symbols of the other side, your own open and filled ones. Only free cells are filled up.",
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
        "The game is over when no cell is free. Each *filled* symbol of yours is one point, open ones are none. More points win; equal points are a draw.",
        "Next time you change symbols, and with them who begins.",
      ],
    },
    {
      id: "tips",
      head: "Three hints",
      body: [
        {
          list: [
            "Three corners mean nothing yet: everybody sees the fourth. Better are two squares that lack the same fourth corner.",
            "An open symbol at the right distance from others is worth more than one in a crowd. Think in steps of two and three.",
            "Blocking costs nothing: the cell that the other side needs holds your symbol then.",
          ],
        },
      ],
    },
  ],
  trials: {
    example: {
      head: "Anna plays d4",
      task: "There are circles on a1, d1 and a4. What is missing is d4.",
      answers: [
        [
          "d4 and what comes of it",
          "*Round 1*: a1, d1, d4 and a4 are a square of four by four. The corners are filled, the twelve free cells in it get open circles. *Round 2*: one of those lies on c3 and completes a square of three by three with e3, e5 and c5. Four more are filled, two are added. Then nothing is complete: 8 : 0.",
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
      task: "Pro mode. Anna has circles on d2, b4 and f4. What is missing is d6.",
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
      "Can a filled symbol help to make another square?",
      "No. It may lie within a square, but never be a corner again.",
    ],
    [
      "Does a symbol of the other side in the middle of a square matter?",
      "No. It stays there. It is the corners that matter.",
    ],
    [
      "Can squares of the other side become complete in my turn?",
      "No. Only symbols of yours are added, and only what is yours is completed.",
    ],
    [
      "What if two squares are complete at once?",
      "Both count. A shared corner is filled once and counts once.",
    ],
    [
      "Can I see what comes of it before?",
      "Yes. Tap a cell and the board shows all rounds. It is placed only by the button.",
    ],
    [
      "Which size is good?",
      "7 × 7 takes a quarter of an hour. On 9 × 9 there are more chain reactions.",
    ],
  ],
  terms: [
    { id: "field", term: "Cell", text: "A place on the board. Box means only the symbol here." },
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
      text: "All that is complete at once: first the corners are filled, then the free cells.",
    },
    {
      id: "diamond",
      term: "Diamond",
      text: "A square on its tip, five or seven cells wide. Only in pro mode.",
    },
    { id: "preview", term: "Preview", text: "What a move would bring, before you make it." },
  ],
};
