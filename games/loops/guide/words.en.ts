/** The rules of Loops as they are explained, in English: the same, not word for word. */
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Loops",
  title: "Loops: rules",
  description:
    "The rules of Loops: lay tiles, carry lines on, hit premium fields. With a turn counted step by step: 9 + 12 + 4 + 3 = 28.",
  lead: "Two to four people, 81 tiles with lines on them. You lay up to three and carry on what is there. Each counts its value, several times over on a premium field, and all the neighbours it joins.",
  link: "Rules of Loops",
  sections: [
    {
      id: "tiles",
      head: "The tiles",
      body: [
        "A tile has four sides, and a line ends on one to four of them. Its *value* stands at the lower right: the number of ends plus the number of loops. Tiles are never turned.",
        "Values go from 1 to 8. There are equally many of each shape; high values are rare: one 8, two 7s.",
      ],
    },
    {
      id: "setup",
      head: "In the beginning",
      body: [
        "All tiles lie face down in the *bag*. One is drawn for the circle in the middle and belongs to nobody. Everybody draws five for their *rack*, which the others do not see.",
      ],
    },
    {
      id: "lay",
      head: "Laying tiles",
      body: [
        "You lay one, two or three tiles, one after another, wherever you like. Each has to fit:",
        {
          list: [
            "It lies beside another, and at least one line runs on from one to the other.",
            "Wherever tiles touch, end meets end or blank meets blank. No line is cut off.",
            "No line points over the edge of the board.",
            "As long as there is something in the bag, a line stays open somewhere.",
          ],
        },
        "Whoever can lay must lay at least one, but may stop after one or two. Then you fill up your rack from the bag.",
        { trial: "fits" },
      ],
    },
    {
      id: "points",
      head: "Points",
      body: [
        "Each tile counts by itself, at the moment you lay it:",
        {
          rows: [
            ["Its own value", "Times 2, 3, 4 or 6 if it lies on a *premium field*."],
            ["Joined neighbours", "Each with its plain value, each once."],
            ["Touching without a line", "Counts nothing."],
          ],
        },
        "The premium holds only for the new tile and only once. Whoever joins it later gets its plain value. Tiles of the same turn already count as neighbours.",
        { trial: "turn" },
      ],
    },
    {
      id: "stuck",
      head: "When nothing fits",
      body: [
        "If none of your tiles fits you may *exchange*: all of them go into the bag, it is mixed, and you draw as many. Or you keep them. Either way the turn brings nothing, and the next one plays.",
        "Once the bag is empty, whoever cannot lay is skipped. If nobody can go on all round, the game exchanges by itself until somebody can.",
      ],
    },
    {
      id: "end",
      head: "Who wins",
      body: [
        "It is over when none of the tiles that are left fits anywhere. The highest total wins, equal totals share the place. What is left on the racks costs nothing.",
        "With two, whoever begins often gets one more turn. A *return game*, with both results added, is fair.",
      ],
    },
    {
      id: "open",
      head: "Without racks",
      body: [
        "In this variant you draw at the start of your turn, open to all: four tiles with two people, three with three, two with four. Here too you lay three at most. What is left goes back into the bag.",
        "You play a fixed number of rounds; 13 are usual, 9 with three, 7 with four.",
      ],
    },
  ],
  trials: {
    fits: {
      head: "Does it fit?",
      task: "Three tries with Anna’s rack. Choose a tile, then a field, or have it shown.",
      answers: [
        [
          "The 1 on g6",
          "No: a line comes from the left, and the 1 has no end there. The line would be cut off.",
        ],
        [
          "The 2 on d3",
          "It fits: its end on the right meets the line of the 4. That brings 2 + 4 = 6.",
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
          "The 2 on g6 joins the 7: 2 + 7 = *9*. The 3 on e4 joins a 4 and a 5: 3 + 4 + 5 = *12*. The 2 on its right does not count, for both sides are blank there. The 2 on d4 lies on a premium field: 2 × 2 = *4*, and the 3 just laid: *3*. Together 9 + 12 + 4 + 3 = *28*.",
        ],
        ["Only the first", "9 points. She may stop after one. Then she draws one."],
      ],
    },
  },
  questions: [
    ["May I turn tiles?", "No. The number at the lower right shows which way up it lies."],
    ["Do my three have to lie in one row?", "No. They may lie anywhere, far apart too."],
    [
      "Does a premium count again when somebody joins later?",
      "No. It holds once, for the tile that is laid on the field.",
    ],
    [
      "Why may I not close the last open line?",
      "As long as there are tiles in the bag it must be possible to go on. Once it is empty you may.",
    ],
    ["May I exchange although I could lay?", "No. You exchange only if nothing fits at all."],
    [
      "Can I take back a turn?",
      "No, for you have drawn already. But until you press *Lay* you may move everything about.",
    ],
    [
      "What happens when somebody leaves?",
      "With three or four, the tiles of that person go into the bag, and the others play on.",
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
      term: "Premium field",
      text: "A field with 2×, 3×, 4× or 6×. It multiplies the value of the tile that is laid on it.",
    },
    { id: "sheet", term: "Score sheet", text: "All turns with their points, beside the board." },
  ],
};
