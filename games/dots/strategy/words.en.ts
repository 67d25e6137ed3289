/** How dots and boxes is won, in English: the same, not word for word. */
import { words as trials } from "../lessons/words.en.ts";
import type { StrategyWords } from "./words.ts";

export const words: StrategyWords = {
  head: "Playing better",
  title: "Dots and boxes: strategy",
  description:
    "Safe lines, chains, the long-chain rule, double-dealing and loops: strategy for dots and boxes with 14 positions to play out against the CPU.",
  lead: "Dots and boxes looks like luck but isn’t. If you know a few ideas you will nearly always beat somebody who doesn’t. Here they are, each with positions to play out: it’s your turn, the CPU answers, and at the end you know whether it worked.",
  link: "Strategy for dots and boxes",
  sections: [
    {
      id: "safe",
      head: "Safe lines",
      body: [
        "A line is *safe* if it leaves no box just one side short. As long as there are safe lines, draw one. You give nothing away, and it’s up to the others to find the next.",
        "Before each line, look at the boxes on both sides of it: if one of them already has two sides, leave it alone.",
        { trial: "safe" },
        "At some point somebody draws the last safe line. Whoever moves next has to give something away. Some lines take two safe ones off the board at once, and that is how you turn things round.",
        { trial: "last" },
      ],
    },
    {
      id: "third",
      head: "The third side",
      body: [
        "Giving a box its *third side* is giving it away. Take what is open, but think of the line after that: you have to draw again. Ideally there is still a safe one left.",
        { trial: "third" },
      ],
    },
    {
      id: "chains",
      head: "Chains",
      body: [
        "When the safe lines are used up, the board is made of *chains*: boxes joined together that are two sides short each. Once somebody opens one, all of it falls. So what counts now is chains, not boxes.",
        "If you have to open, open the shortest. A single box costs little, and then the others have to open one.",
        { trial: "shortest" },
        "Open a chain of two in the *middle*. Then both can only be taken together. If you open it at the end, the others can hand both back to you, and you have to open again.",
        { trial: "middle" },
      ],
    },
    {
      id: "double",
      head: "Leave two",
      body: [
        "The most important trick of all. In a *long chain*, three boxes or more, you don’t have to take everything. Take all but two, then draw the line at the other end. One line now closes the last two, and whoever draws it has to draw again and open the next chain.",
        "It costs you two boxes and wins you the next chain, and the one after that. If you can play like that you have *control*. This is called *double-dealing*.",
        { trial: "two" },
        { trial: "twice" },
        "Only in the last chain do you leave nothing. There is no other to come.",
        { trial: "all" },
      ],
    },
    {
      id: "rule",
      head: "The long-chain rule",
      body: [
        "Control goes to whoever does *not* have to open the first long chain. You can count who that will be, since every long chain swaps the roles once.",
        {
          rows: [
            [
              "You started",
              "Dots on the paper plus long chains should add up to an *even* number.",
            ],
            ["You didn’t start", "They should add up to an *odd* number."],
          ],
        },
        "3 × 3 boxes have 16 dots. If you started, you want no long chains or two; if you didn’t, one or three. 5 × 4 has 30 dots: the same rule. Loops don’t count.",
        "In the next two positions you didn’t start. So you want an odd number.",
        { trial: "rule" },
        "If the number is wrong, a sacrifice helps: give away one or two boxes early to cut a chain. Better two now than five later.",
        { trial: "offer" },
      ],
    },
    {
      id: "loops",
      head: "Loops",
      body: [
        "Some chains bite their own tail and have no end. In such a *loop*, control costs more: you have to leave *four* boxes, as two pairs.",
        { trial: "four" },
        "That only pays if there are more than four to win afterwards. Otherwise take the whole loop.",
        { trial: "enough" },
        { trial: "waits" },
        "And if you have to open? Then open the loop rather than a long chain: keeping control there costs the others four, not two.",
        { trial: "first" },
      ],
    },
    {
      id: "odd",
      head: "Why odd boards",
      body: [
        "With an odd number of boxes there is always a winner. On 5 × 5 thirteen are enough, on 3 × 3 five. So you don’t have to win by much, just by *one*.",
        "That is what makes control so strong: giving away two in every chain doesn’t matter, as long as the last one is long enough. And if you are ahead, count. If you have enough already, you no longer need control: take everything that is safe.",
      ],
    },
  ],
  trials,
  questions: [
    [
      "Should I always leave two?",
      "No. Only in long chains, only if a long chain or a loop is still to come, and only if you don’t have enough already.",
    ],
    [
      "Why don’t short chains count for the rule?",
      "In a chain of one or two nobody can sensibly leave two, at least if it is opened in the middle. So it doesn’t swap the roles.",
    ],
    [
      "How do I count on a big board?",
      "At first, not at all. Play safely and build walls with lines across. Counting starts to pay when eight to ten safe lines are left.",
    ],
    [
      "Does this work with twists?",
      "The chains are still there, but boxes are no longer all alike. An extra lets you draw one more line after a chain, and a swap at the end counts twice. Count points there, not boxes.",
    ],
    [
      "And when fewest points win?",
      "Then you don’t want to have to close anything. That is counting, too: the first to run out of lines that close nothing gets the rest.",
    ],
  ],
  terms: [
    { id: "safe-line", term: "Safe line", text: "A line that leaves no box just one side short." },
    { id: "third-side", term: "Third side", text: "Whoever draws it gives the box away." },
    {
      id: "long",
      term: "Long chain",
      text: "Three or more boxes in a row that are two sides short each.",
    },
    {
      id: "give",
      term: "Double-dealing",
      text: "Leaving, on purpose, two boxes that one line will close.",
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
