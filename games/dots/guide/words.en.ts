/** The rules of dots and boxes as they are explained, in English: the same, not word for word. */
import { words as trials } from "../cases/words.en.ts";
import type { RulesWords } from "./words.ts";

export const words: RulesWords = {
  head: "Dots and boxes",
  title: "Dots and boxes: rules",
  description:
    "The rules of dots and boxes, with bomb, swap, extra and ×2, explained on boards you can play on right away.",
  lead: "Two people, a sheet full of dots. You take turns drawing a line. Close a box and it’s yours, and you go again. Most boxes win.",
  link: "Rules of Dots and boxes",
  sections: [
    {
      id: "turn",
      head: "A turn",
      body: [
        "Join two dots that are next to each other, across or down. No diagonals, and each line exists only once. Lines belong to nobody: each is a side of the boxes left and right of it, or above and below it.",
        "If that closes a box, it is yours. Your letter goes in, and you *go again*. That isn’t optional: you have to keep drawing until a line closes nothing. Only then is it the other side’s turn. There is no passing.",
        "The game is over when all lines are drawn.",
        { trial: "double" },
      ],
    },
    {
      id: "end",
      head: "Who wins",
      body: [
        "Each box is one point. Most points win, equal points are a *draw*. An odd number of boxes cannot end in a draw, so choose 5 × 5 or 3 × 3 if you want a winner.",
        "Once nobody can catch you, *out of reach* appears beside your name. Play still goes on to the last line, unless you chose *early end*.",
        { trial: "thirteen" },
      ],
    },
    {
      id: "twists",
      head: "Twists",
      body: [
        "Some boxes hold a symbol. It works *once*, at the moment somebody draws the fourth side. Drawing any of the first three sides sets nothing off.",
        {
          rows: [
            ["Double ×2", "Counts two points at the end, for whichever side owns it then."],
            [
              "Bomb",
              "You *may* clear one of the other side’s boxes. It stays empty, counts for nobody and never comes back.",
            ],
            ["Swap", "You *must* take one of the other side’s boxes, if there is one."],
            [
              "Extra",
              "You get a line in hand. You *may* draw it when your turn would otherwise end.",
            ],
          ],
        },
        "Bomb and swap always aim at one of the other side’s closed boxes, even one with a ×2 or a used twist. That holds to the very end: both still work in the last box on the board.",
        { trial: "bomb" },
        { trial: "fizzle" },
        { trial: "swap" },
        "If one line closes two twists, the bomb comes first, then the swap, then the extra.",
      ],
    },
    {
      id: "extra",
      head: "The extra in detail",
      body: [
        "After the extra box you *go again* as usual. The extra line stays in hand until a line closes nothing. Only then do you decide: draw or pass. If the extra line closes a box, you go on as always.",
        "Two extras in one turn are two extra lines. If you pass you lose all that are left, and nothing carries over to the next turn.",
        { trial: "extra" },
      ],
    },
    {
      id: "house",
      head: "House rules",
      body: [
        {
          rows: [
            ["Size", "Two to nine boxes each way. 5 × 4 is usual."],
            [
              "Theme",
              "Six boards with their own mix of twists. In a series they come one after another.",
            ],
            ["Random twists", "Three in ten boxes get a twist. You choose which kinds."],
            [
              "Boxes with points",
              "About one in five counts two or three points. The total is always odd.",
            ],
            [
              "Blitz",
              "Only the upper half of the board. The lines along its lower edge are drawn too.",
            ],
            [
              "Twist hunt",
              "Only boxes with a twist count, and ×2 counts double, for whoever owns them at the end. A box without a twist still lets you go again.",
            ],
            [
              "Fewest points win",
              "Going again and swapping stay compulsory; a bomb need not be used.",
            ],
            [
              "Teams",
              "Two teams of one to four. Either one person plays a whole turn, or you change after every line.",
            ],
          ],
        },
        "If the points are equal at the end, the number of ×2 boxes decides. Only if that is equal too is it a draw.",
      ],
    },
    {
      id: "series",
      head: "Several games",
      body: [
        "*Best of 3*: at most three games, two wins take the series. A draw counts for nobody. If nobody has two wins after three games, wins decide, then the points of all games, then the ×2 boxes.",
        "*Total of 3 or 5 games*: all are played to the end, and the points added up decide. Whoever resigns a game loses the whole series.",
        "Within a series the starter changes from game to game.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Do I have to close a box when I can?",
      "No. You may draw any free line. Leaving an open box is sometimes the very best move; see the [strategy](/rules/dots/strategy).",
    ],
    [
      "I closed two boxes with one line. Do I draw twice?",
      "No, once. If that line closes something too, you go on.",
    ],
    [
      "Who starts?",
      "Lots are drawn, unless you choose otherwise. Next time the other side starts, as long as *take turns starting* is on.",
    ],
    [
      "Can I skip the swap?",
      "Only if the other side has no box: then it fizzles. Otherwise it is compulsory, even when it hurts you.",
    ],
    [
      "Do bomb, swap or extra work again in a swapped box?",
      "No. Each twist works once, when its box is closed. Only the ×2 keeps counting, for whoever owns it.",
    ],
    [
      "Can I take back a line?",
      "Against the CPU at any time. Otherwise you ask, and the others agree or don’t. The board goes back to before your latest line.",
    ],
    [
      "What happens if I resign?",
      "The other side wins this game, whatever the score. That goes for fewest points win, too.",
    ],
    [
      "How long does a game take?",
      "About ten minutes in one go. By link it takes as long as you like, even days.",
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
      text: "When a box needs just one more line, somebody has drawn its third side and given it away.",
    },
    {
      id: "chain",
      term: "Chain",
      text: "Boxes joined by missing lines. Take the first, and the next one opens.",
    },
    {
      id: "twist",
      term: "Twist",
      text: "A symbol in a box that works when the box is closed: ×2, bomb, swap or extra.",
    },
    { id: "fizzle", term: "Fizzle", text: "A twist without a target does nothing and is used up." },
    {
      id: "cleared",
      term: "Cleared",
      text: "Hit by a bomb: empty, struck through, nobody’s point.",
    },
    { id: "beyond", term: "Out of reach", text: "The lead is bigger than everything left to win." },
  ],
};
