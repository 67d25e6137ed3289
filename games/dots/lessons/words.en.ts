/** What is said beside the lessons, in English: the same, not word for word. */
import type { LessonWords } from "./words.ts";

export const words: LessonWords = {
  safe: {
    head: "Find a safe line",
    task: "Draw a line that leaves no box just one side short.",
    met: "Both neighbours are still at least two sides short. c1–d1, d1–d2, a2–a3 and b2–b3 were safe.",
    missed:
      "A box is just one side short now, and the CPU takes it. c1–d1, d1–d2, a2–a3 and b2–b3 were safe.",
  },
  last: {
    head: "The last safe line",
    task: "Three safe lines are left. Draw so that the CPU has none, and win by at least three boxes.",
    met: "With c1–c2 both b1 and c1 had their second side. Nothing was safe after that, and the CPU had to give first.",
    missed:
      "The way was c1–c2, then taking everything that falls: it makes b1 and c1 unsafe at once. Any other safe line leaves the CPU another one, and you give first.",
  },
  third: {
    head: "Take, and think ahead",
    task: "Something is open here. Take it, then draw a safe line.",
    met: "a2–b2 closes a1 and a2 at a stroke, and after that the CPU got nothing for free.",
    missed: "The way: a2–b2 closes two boxes, then draw a line that touches no box with two sides.",
  },
  shortest: {
    head: "The smallest gift",
    task: "Nothing is safe: a single box and two chains of four. Win by three.",
    met: "You give away one box, and the CPU has to open a chain of four. You leave two there, and the last chain is yours: 6 : 3.",
    missed:
      "The way: give away just the one box at the bottom right, with d3–d4 or c4–d4. The CPU then has to open a chain in which you leave two.",
  },
  middle: {
    head: "Open in the middle",
    task: "Three chains, of two, three and four boxes. Win 5 : 4.",
    met: "c2–d2 in the middle of the short chain: the CPU can only take both and then has to open a long one. You kept control.",
    missed:
      "The way starts with c2–d2, the middle of the chain of two, and leaves two in the next chain. Opened at its end, the CPU could hand the two back, and you would have to open the next chain.",
  },
  two: {
    head: "Leave two",
    task: "The CPU has opened a chain of three; the other has six. Win 7 : 2.",
    met: "You took one, left two and got six.",
    missed:
      "The way: take a3 with b3–b4, then draw d3–d4 at the other end. Whoever takes all three has to open the chain of six and loses 3 : 6.",
  },
  twice: {
    head: "And once more",
    task: "Three chains of four each, one is open. Win 8 : 4.",
    met: "Twice you took two and left two, then took all of the last chain: 2 + 2 + 4.",
    missed:
      "The way: in the first two chains take two and leave two, in the last take all four. The first line is d2–d3.",
  },
  all: {
    head: "The last chain",
    task: "It is 1 : 2, and the last chain is open. Take what there is: 7 : 2.",
    met: "Nothing comes after the last chain that would be worth a sacrifice. So you take all six.",
    missed:
      "Leave nothing here: there is no chain left for the CPU to open. Begin with c2–d2 and take all six.",
  },
  rule: {
    head: "An odd number",
    task: "16 dots, and you didn’t start. Make sure there is exactly one long chain, and win by three.",
    met: "With c3–c4 a single long chain runs from a3 over b3, b2 and c2 to c3. One is odd, so control is yours.",
    missed:
      "The way starts with c3–c4: then five boxes form one long chain, and the CPU has to open first.",
  },
  offer: {
    head: "A timely sacrifice",
    task: "There is a chain of three at the top, and it is one too many. Win 5 : 4 anyway.",
    met: "b1–b2 gives two boxes away, but there is no long chain at the top any more. Control stays with you below.",
    missed:
      "The way starts with b1–b2. It costs two boxes and takes the long chain at the top off the board. With safe lines there is one chain too many, and you open first.",
  },
  four: {
    head: "Four in a loop",
    task: "A loop of six is open, and a chain of six is waiting beside it. Win 8 : 4.",
    met: "You took two, left four as two pairs, and got the chain of six in return.",
    missed:
      "The way: take b2 and c2, the boxes that are open, then d3–d4. That leaves two pairs, and the CPU has to open the chain of six.",
  },
  enough: {
    head: "Is it worth it?",
    task: "Again a loop of six is open. Only a chain of three is left. Win 6 : 3.",
    met: "Leaving four to get three would be a bad bargain. You take six and give three.",
    missed:
      "Leaving four boxes costs more than the chain of three brings. The way: take all six, then open the chain.",
  },
  waits: {
    head: "First the chain, then the loop",
    task: "A chain of five is open, then a loop of four is left. Win 7 : 2.",
    met: "You took three, left two and got the loop. In the chain, control costs only two.",
    missed:
      "The way: take a3, b3 and c3, then d1–d2 at the other end. The CPU closes two and has to open the loop.",
  },
  first: {
    head: "Which first?",
    task: "Now you have to open: a loop of six or a chain of three. This cannot be won. Lose by no more than three.",
    met: "To keep control in the loop, the CPU would have to leave four. So it takes the loop and has to open the chain: 3 : 6.",
    missed:
      "Open the loop first. From the chain the CPU takes one and leaves you two, and then you have to give the loop as well: 2 : 7.",
  },
};
