/** The rules of Loops as they are explained, in English: the same, not word for word. */
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Loops",
  title: "Loops: rules",
  description:
    "The rules of Loops: lay tiles, continue lines, hit premium squares. With a turn counted step by step: 9 + 12 + 4 + 3 = 28.",
  lead: "Two to four people, 81 tiles with lines on them. You lay up to three and continue what is there. Each scores its value, multiplied on a premium square, plus every neighbour it joins.",
  link: "Rules of Loops",
  sections: [
    {
      id: "tiles",
      head: "The tiles",
      body: [
        "A tile has four sides, and lines end on one to four of them. Its *value* is at the bottom right: the number of ends plus the number of loops. Tiles are never turned.",
        "Values go from 1 to 8. There are equally many of each shape; high values are rare: one 8, two 7s.",
      ],
    },
    {
      id: "setup",
      head: "Setting up",
      body: [
        "All tiles are face down in the *bag*. One is drawn for the circle in the middle and belongs to nobody. Everybody draws five for their *rack*, which the others can’t see.",
      ],
    },
    {
      id: "lay",
      head: "Laying tiles",
      body: [
        "Lay one, two or three tiles, one after another, wherever you like. Each has to fit:",
        {
          list: [
            "It touches another tile, and at least one line runs on from one to the other.",
            "Wherever tiles touch, end meets end or blank meets blank. No line is cut off.",
            "No line runs off the edge of the board.",
            "While there are tiles in the bag, a line stays open somewhere.",
          ],
        },
        "If you can lay, you must lay at least one, but you may stop after one or two. Then you refill your rack from the bag.",
        { trial: "fits" },
      ],
    },
    {
      id: "points",
      head: "Points",
      body: [
        "Each tile scores by itself, the moment you lay it:",
        {
          rows: [
            ["Its own value", "Times 2, 3, 4 or 6 if it is on a *premium square*."],
            ["Joined neighbours", "Each scores its plain value, once."],
            ["Touching without a line", "Scores nothing."],
          ],
        },
        "The premium is only for the new tile and only once. Whoever joins it later gets its plain value. Tiles laid in the same turn already count as neighbours.",
        { trial: "turn" },
      ],
    },
    {
      id: "stuck",
      head: "When nothing fits",
      body: [
        "If none of your tiles fits you may *exchange* them: all of them go into the bag, it is shuffled, and you draw as many. Or you keep them. Either way the turn scores nothing, and play moves on.",
        "Once the bag is empty, anyone who can’t lay is skipped. If nobody at the table can, the game exchanges tiles by itself until somebody can.",
      ],
    },
    {
      id: "end",
      head: "Who wins",
      body: [
        "It is over when none of the remaining tiles fits anywhere. The highest total wins, equal totals share the place. Tiles left on the racks cost nothing.",
        "With two, whoever starts often gets one more turn. *Home and away*, with both scores added up, makes it fair.",
      ],
    },
    {
      id: "open",
      head: "Without racks",
      body: [
        "In this variant you draw at the start of your turn, for everyone to see: four tiles with two people, three with three, two with four. You still lay three at most. What is left goes back into the bag.",
        "You play a fixed number of rounds: usually 13, or 9 with three and 7 with four.",
      ],
    },
  ],
  trials: {
    fits: {
      head: "Does it fit?",
      task: "Three tries with Anna’s rack. Choose a tile, then a square, or have it shown.",
      answers: [
        [
          "The 1 on g6",
          "No: a line comes from the left, and the 1 has no end there. The line would be cut off.",
        ],
        [
          "The 2 on d3",
          "It fits: its end on the right meets the line of the 4. That scores 2 + 4 = 6.",
        ],
        ["The 4 on i6", "No: there is nothing beside it."],
      ],
    },
    turn: {
      head: "A turn of 28 points",
      task: "Anna lays three tiles: the bent 2 on g6, the 3 on e4, the other 2 on d4.",
      answers: [
        [
          "Lay all three",
          "The 2 on g6 joins the 7: 2 + 7 = *9*. The 3 on e4 joins a 4 and a 5: 3 + 4 + 5 = *12*. The 2 on its right doesn’t count, since both sides are blank there. The 2 on d4 is on a premium square: 2 × 2 = *4*, and the 3 just laid: *3*. In total 9 + 12 + 4 + 3 = *28*.",
        ],
        ["Only the first", "9 points. She may stop after one. Then she draws one."],
      ],
    },
  },
  questions: [
    ["May I turn tiles?", "No. The number at the bottom right shows which way up a tile goes."],
    ["Do my three have to be in one row?", "No. They may go anywhere, even far apart."],
    [
      "Does a premium count again when somebody joins the tile later?",
      "No. It counts once, for the tile laid on the square.",
    ],
    [
      "Why can’t I close the last open line?",
      "While there are tiles in the bag it must be possible to go on. Once it is empty you may.",
    ],
    ["May I exchange when I could lay?", "No. You may only exchange if nothing fits at all."],
    [
      "Can I take back a turn?",
      "No, because you have drawn already. But until you press *Lay* you can move everything around.",
    ],
    [
      "What happens when somebody leaves?",
      "With three or four, that person’s tiles go into the bag, and the others play on.",
    ],
  ],
  terms: [
    { id: "tile", term: "Tile", text: "A square with lines and a value from 1 to 8." },
    { id: "ends", term: "End", text: "Where a line meets the side of a tile." },
    { id: "loop", term: "Loop", text: "A curl in a line. Each adds one to the value." },
    { id: "rack", term: "Rack", text: "Your five tiles, which only you see." },
    { id: "bag", term: "Bag", text: "All tiles that nobody has yet." },
    {
      id: "premium",
      term: "Premium square",
      text: "A square with 2×, 3×, 4× or 6×. It multiplies the value of the tile laid on it.",
    },
    { id: "sheet", term: "Score sheet", text: "All turns with their points, beside the board." },
  ],
};
