/** What the form for a new match says of dots and boxes, in English. */
import type { ChoiceWords } from "../../form.ts";
import { presets as ready, layout, Editor } from "../presets.ts";
import { hasTwists, rowsOf, type RowWords } from "./rows.ts";
import type { FormWords } from "./words.ts";

const presets: FormWords["presets"] = {
  standard: ["Standard", "5 × 4, no surprises"],
  klassisch: ["Classic", "5 × 5, no draws"],
  eigenes: ["Your own board", "you decide what goes where"],
  vier: ["Small", "4 × 4"],
  drei: ["Tiny", "3 × 3, no draws"],
  gross: ["Big", "7 × 7, no draws"],
  riesig: ["Huge", "9 × 9, takes many days"],
  "zettel-zirkus": ["Paper circus", "5 × 4 with bomb, swap, extra, ×2"],
  wiese: ["Meadow", "six boards with swap and extra"],
  werkstatt: ["Workshop", "six boards with bombs"],
  zirkus: ["Circus", "six boards with lots of swaps"],
  weltraum: ["Space", "six boards with extra and bomb"],
  piraten: ["Pirates", "six boards with swap and bomb"],
  geisterhaus: ["Haunted house", "six boards with everything"],
};

const rows: RowWords = {
  size: "Size",
  symbols: "Symbols",
  contents: {
    plain: "none",
    random: "random twists",
    weighted: "weighted boxes",
    field: "custom board",
  },
  theme: (name) => `${name} theme`,
  themes: presets,
  first: "First board",
  twists: "Twists",
  field: "Board",
  signs: {
    x2: "×2",
    bomb: "bomb",
    extra: "extra",
    swap: "swap",
    w2: "2 points",
    w3: "3 points",
  },
  switches: {
    blitz: "Blitz",
    twistHatz: "Twist hunt",
    misere: "Fewest points win",
    earlyEnd: "Stop once nobody can catch up",
  },
  on: "on",
  off: "off",
  team: "Teammates take turns",
  rotations: { turn: "after every turn", line: "after every line" },
};

const named = Object.fromEntries(Object.entries(presets).map(([id, [name]]) => [id, name]));

export const words: FormWords = {
  house: (options) =>
    `Close a box and go again.${hasTwists(options) ? " Bombs are optional, swaps compulsory, extra lines can be passed." : ""}`,
  about: "Line by line. Close a box and it’s yours, and you draw again.",
  people: "2, or teams",
  levels: {
    "2": ["Solid", "Takes what’s free and gives nothing away if it can help it."],
  },
  choices: {
    content: {
      label: "In the boxes",
      text: "Symbols take effect when their box is closed.",
      values: {
        plain: "nothing",
        theme: "a theme",
        random: "random twists",
        weighted: "points",
        field: "your own board",
      },
    },
    w: { label: "Width" },
    h: { label: "Height", text: "An odd number of boxes can’t end in a draw." },
    theme: {
      label: "Theme",
      text: "Every theme has six boards, one after another.",
      values: named,
    },
    first: { label: "First board" },
    twists: { label: "Twists", text: "Only the ones you tick turn up.", values: rows.signs },
    field: {
      label: "Board as text",
      text: "Size, then symbols with row and column, both counted from 0: in 5x4:x2@0,0;bomb@1,2 the bomb is in c2.",
    },
    blitz: { label: rows.switches.blitz, text: "Only the upper half of the board." },
    twistHatz: {
      label: rows.switches.twistHatz,
      text: "Only boxes with a twist count, ×2 counts double.",
    },
    misere: { label: rows.switches.misere, text: "Whoever has fewer points wins." },
    earlyEnd: { label: "Early end", text: "Over as soon as nobody can catch up." },
    teamRotation: {
      label: rows.team,
      text: "The people in a team play one after another.",
      values: rows.rotations,
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets,
  editor: {
    grid: "Boxes. Move with the arrow keys, choose the symbol below.",
    box: (box) => `What’s in ${box}?`,
    none: "nothing",
    signs: rows.signs,
  },
  rows: (options) => rowsOf(options, rows),
  chance: ({ content }) => {
    if (content === "random") return "The symbols are placed at random.";
    return content === "weighted" ? "Which boxes are worth more is random." : "";
  },
  why: {
    field: "This board can’t be read. An example: 5x4:x2@0,0;bomb@1,2.",
    size: "The board sets the size here.",
    "no-twists": "A twist hunt needs boxes with twists.",
    kinds: "Choose at least one kind of twist.",
    series: "This series isn’t available here.",
    "early-end": "When points are totalled, every line is played.",
    sides: "There are two sides with one to four people each.",
    ranked: "Ranked matches are for two people, without take-backs.",
  },
};

export const form = { presets: ready, layout, Editor, words };
