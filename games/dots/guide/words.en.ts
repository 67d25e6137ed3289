/** The rules of dots and boxes as they are explained, in English: the same, not word for word. */
import { words as trials } from "../cases/words.en.ts";
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Dots and boxes",
  title: "Dots and boxes: rules",
  description:
    "The rules of dots and boxes, with bomb, swap, extra and ×2, explained on boards you can play on right away.",
  lead: "Two people, a sheet full of dots. You take turns drawing a line. Whoever closes a box gets it and goes again. In the end, more boxes win.",
  link: "Rules of dots and boxes",
  sections: [
    {
      id: "turn",
      head: "A turn",
      body: [
        "Join two dots that are next to each other, across or down. No diagonals, and each line exists only once. Lines belong to nobody: each is a side of the boxes left and right of it, or above and below it.",
        "If a box then lacks no side, it is yours. Your letter goes in, and you *go again*. That is not a choice: whoever closes a box has to draw on until a line closes nothing. Only then it is the other side’s turn. There is no passing.",
        "The game is over when all lines are drawn.",
        { trial: "double" },
      ],
    },
    {
      id: "end",
      head: "Who wins",
      body: [
        "Each box is one point. More points win, equal points are a *draw*. An odd number of boxes cannot end in a draw, so choose 5 × 5 or 3 × 3 if you want a winner.",
        "When nobody can catch you any more, *out of reach* stands beside your name. Play goes on to the last line all the same, unless you have chosen *early end*.",
        { trial: "thirteen" },
      ],
    },
    {
      id: "twists",
      head: "Twists",
      body: [
        "Some boxes hold a sign. It works *once*, exactly when somebody draws the fourth side. Drawing one of the first three sides sets nothing off.",
        {
          rows: [
            ["Double ×2", "Counts two points in the end, for the side that owns it then."],
            [
              "Bomb",
              "You *may* clear a box of the other side. It stays empty, counts for nobody and never comes back.",
            ],
            ["Swap", "You *must* take a box of the other side, as long as there is one."],
            [
              "Extra",
              "You get a line in hand. You *may* draw it when your turn would otherwise be over.",
            ],
          ],
        },
        "Bomb and swap always aim at a finished box of the other side, also one with a ×2 or a twist that has been used. That holds to the very end: in the last box of the board both still work.",
        { trial: "bomb" },
        { trial: "fizzle" },
        { trial: "swap" },
        "If one line closes two twists, the bomb comes first, then the swap, then the extra.",
      ],
    },
    {
      id: "extra",
      head: "Extra, to be exact",
      body: [
        "After the extra box comes the usual *go again*. The extra line stays in hand until a line closes nothing. Only then you decide: draw or pass. If the extra line closes a box, play goes on as always.",
        "Two extras in one turn are two extra lines. Whoever passes loses all that are left, and nothing is carried into the next turn.",
        { trial: "extra" },
      ],
    },
    {
      id: "house",
      head: "House rules",
      body: [
        {
          rows: [
            ["Size", "Two to nine boxes either way. 5 × 4 is usual."],
            [
              "Theme",
              "Six fields with their own mix of twists. In a series they come one after another.",
            ],
            ["Random twists", "Three in ten boxes get a twist. You choose which kinds there are."],
            [
              "Boxes with points",
              "About every fifth counts two or three points. The total is always odd.",
            ],
            [
              "Blitz",
              "Only the upper half of the board. The lines along its lower edge are drawn too.",
            ],
            [
              "Twist hunt",
              "Only boxes with a twist count, ×2 double, for whoever owns them in the end. A box without a twist still gives another line.",
            ],
            ["Fewer points win", "Going again and the swap stay compulsory; a bomb may be spared."],
            [
              "Teams",
              "Two teams of one to four. Either each person plays a whole turn, or you change after every line.",
            ],
          ],
        },
        "If the points are equal in the end, the number of ×2 boxes decides. Only when that is equal too, it is a draw.",
      ],
    },
    {
      id: "series",
      head: "Several games",
      body: [
        "*Best of three*: at most three games, two wins take the series. A draw counts for nobody. If nothing is clear after three games, wins decide, then the points of all games, then the ×2 boxes.",
        "*Total* over three or five games: all are played to the end, and the points together decide. Whoever resigns here loses the whole series.",
        "Within a series the starter changes from game to game.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Do I have to close a box when I can?",
      "No. You may draw any free line. Leaving an open box is sometimes the very best move; more of that in the [strategy](/rules/dots/strategy).",
    ],
    [
      "I closed two boxes with one line. Do I draw twice?",
      "No, once. If that line closes something again, you go on.",
    ],
    [
      "Who begins?",
      "The lot, unless you choose otherwise. Next time the other side begins, as long as *change the starter* is on.",
    ],
    [
      "May I do without the swap?",
      "Only if the other side has no box: then it fizzles. Otherwise it is compulsory, even where it hurts you.",
    ],
    [
      "Do bomb, swap or extra work again in a swapped box?",
      "No. Each twist works once, when its box is closed. Only the ×2 goes on counting, for whoever owns it.",
    ],
    [
      "Can I take back a line?",
      "Against the CPU at any time. Otherwise you ask, and the others agree or do not. It goes back to before your latest line.",
    ],
    [
      "What happens if I resign?",
      "The other side wins this game, however it stands. Also where fewer points win.",
    ],
    [
      "How long does a game take?",
      "About ten minutes in one go. By link as long as you like, over days if you want.",
    ],
  ],
  terms: [
    {
      id: "box",
      term: "Box",
      text: "The square between four dots. It has four sides, and neighbours share one.",
    },
    {
      id: "side",
      term: "Third side",
      text: "If a box lacks just one line, somebody has drawn its third side and given it away.",
    },
    {
      id: "chain",
      term: "Chain",
      text: "Boxes joined by missing lines. Take the first, and the next one is open.",
    },
    {
      id: "twist",
      term: "Twist",
      text: "A sign in a box that works when it is closed: ×2, bomb, swap or extra.",
    },
    { id: "fizzle", term: "Fizzle", text: "A twist without a target does nothing and is used up." },
    {
      id: "cleared",
      term: "Cleared",
      text: "Hit by a bomb: empty, struck through, nobody’s point.",
    },
    { id: "beyond", term: "Out of reach", text: "The lead is more than all that is left to get." },
  ],
};
