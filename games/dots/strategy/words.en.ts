/** How dots and boxes is won, in English: the same, not word for word. */
import { words as trials } from "../lessons/words.en.ts";
import type { StrategyWords } from "./words.ts";

export const words: StrategyWords = {
  head: "Playing better",
  title: "Dots and boxes: strategy",
  description:
    "Safe lines, chains, the long-chain rule, double-dealing and loops: strategy for dots and boxes with 14 positions to play out against the CPU.",
  lead: "Dots and boxes looks like luck and is none. Whoever knows a few ideas nearly always beats somebody who does not. Here they are, each with positions to play out: you are on turn, the CPU answers, and in the end you know whether it worked.",
  link: "Strategy for dots and boxes",
  sections: [
    {
      id: "safe",
      head: "Safe lines",
      body: [
        "A line is *safe* if after it no box lacks just one side. As long as there are safe lines, draw one. You give nothing away, and the others have to see where there is another.",
        "Before each line look at the boxes on both sides of it: if one of them has two sides already, leave it alone.",
        { trial: "safe" },
        "At some point somebody draws the last safe line. Whoever is on turn then has to give something away. Some lines take two safe ones off the board at once, and that is how you turn it round.",
        { trial: "last" },
      ],
    },
    {
      id: "third",
      head: "The third side",
      body: [
        "Giving a box its *third side* is giving it away. Take what is open, and think of the line after that: you have to draw on. Best if there is still a safe one then.",
        { trial: "third" },
      ],
    },
    {
      id: "chains",
      head: "Chains",
      body: [
        "When the safe lines are used up, the board is made of *chains*: boxes that lack two sides each and hang together. Once somebody opens one, all of it falls. So it is no longer boxes that count but chains.",
        "If you have to open, open the shortest. A single box costs little, and then it is the others’ turn to open.",
        { trial: "shortest" },
        "Open a chain of two in the *middle*. Then both can only be taken together. Opened at its end, the others can hand them back to you, and you have to open once more.",
        { trial: "middle" },
      ],
    },
    {
      id: "double",
      head: "Leave two",
      body: [
        "The most important trick of all. In a *long chain*, three boxes or more, you need not take everything. Take all but two, then draw the line at the other end. One line now closes the last two, and whoever draws it has to draw on and open the next chain.",
        "It costs you two boxes and brings you the next chain, and the one after that. Whoever can play like that has *control*. This is called *double-dealing*.",
        { trial: "two" },
        { trial: "twice" },
        "Only in the last chain nothing is left. There is none to come.",
        { trial: "all" },
      ],
    },
    {
      id: "rule",
      head: "The long-chain rule",
      body: [
        "Control goes to whoever does *not* have to open the first long chain. Who that will be can be counted, for every long chain swaps the roles once.",
        {
          rows: [
            ["You began", "Dots on the paper plus long chains should together be *even*."],
            ["You did not begin", "Together they should be *odd*."],
          ],
        },
        "3 × 3 boxes have 16 dots. Whoever began wants none or two long chains there; whoever did not wants one or three. 5 × 4 has 30 dots: the same rule. Loops do not count.",
        "In the next two positions you did not begin. So you want an odd number.",
        { trial: "rule" },
        "If the number is wrong, a sacrifice helps: give away one or two boxes early and cut a chain by it. Better two now than five later.",
        { trial: "offer" },
      ],
    },
    {
      id: "loops",
      head: "Loops",
      body: [
        "Some chains bite their own tail and have no end. In such a *loop* control costs more: you have to leave *four* boxes, as two pairs.",
        { trial: "four" },
        "That pays only if there is more than four to get afterwards. Otherwise take the whole loop.",
        { trial: "enough" },
        { trial: "waits" },
        "And if you have to open? Then rather the loop than a long chain: keeping control costs the others four there, not two.",
        { trial: "first" },
      ],
    },
    {
      id: "odd",
      head: "Why odd boards",
      body: [
        "With an odd number of boxes there is always a winner. On 5 × 5 thirteen are enough, on 3 × 3 five. So you need not win many boxes, only *one more*.",
        "That is what makes control so strong: it does not matter to give two away in every chain, as long as the last one is long enough. And if you are ahead, count. If it is enough already, you need no control any more: take everything that is safe.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Should I always leave two?",
      "No. Only in long chains, only if a long chain or a loop is still to come, and only if it is not enough already.",
    ],
    [
      "Why do short chains not count for the rule?",
      "In a chain of one or two nobody can sensibly leave two, at least if it is opened in the middle. It does not swap the roles.",
    ],
    [
      "How do I count on a big board?",
      "Not at all in the beginning. Play safely and build walls with lines across. When eight to ten safe lines are left, counting begins to pay.",
    ],
    [
      "Does this hold with twists?",
      "The chains stay, but one box is no longer like another. An extra lets you draw one more line after a chain, and a swap at the end counts twice. Reckon in points there, not in boxes.",
    ],
    [
      "And where fewer points win?",
      "Then you want not to have to close anything. That is counting too: whoever first has no line that closes nothing gets the rest.",
    ],
  ],
  terms: [
    { id: "safe-line", term: "Safe line", text: "After it no box lacks just one side." },
    { id: "third-side", term: "Third side", text: "Whoever draws it gives the box away." },
    {
      id: "long",
      term: "Long chain",
      text: "Three or more boxes in a row that lack two sides each.",
    },
    {
      id: "give",
      term: "Double-dealing",
      text: "Leaving, on purpose, two boxes that fall by one line.",
    },
    { id: "control", term: "Control", text: "The other side has to open the next long chain." },
    { id: "ring", term: "Loop", text: "A chain without an end. Control costs four boxes in it." },
    {
      id: "sacrifice",
      term: "Sacrifice",
      text: "Boxes given away to change the number of long chains.",
    },
  ],
};
