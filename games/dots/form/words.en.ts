/** What the form for a new match says of dots and boxes, in English. */
import type { ChoiceWords } from "../../form.ts";
import { presets as ready, layout, Editor } from "../presets.ts";
import { rowsOf, type RowWords } from "./rows.ts";
import type { FormWords } from "./words.ts";

const presets: FormWords["presets"] = {
  standard: ["Standard", "5 × 4, no surprises"],
  klassisch: ["Classic", "5 × 5, no draws"],
  eigenes: ["Your own field", "you say what lies where"],
  vier: ["Small", "4 × 4"],
  drei: ["Tiny", "3 × 3, no draws"],
  gross: ["Big", "7 × 7, no draws"],
  riesig: ["Huge", "9 × 9, for many days"],
  "zettel-zirkus": ["Paper circus", "5 × 4 with bomb, swap, extra, ×2"],
  wiese: ["Meadow", "six fields with swap and extra"],
  werkstatt: ["Workshop", "six fields with bombs"],
  zirkus: ["Circus", "six fields with many swaps"],
  weltraum: ["Space", "six fields with extra and bomb"],
  piraten: ["Pirates", "six fields with swap and bomb"],
  geisterhaus: ["Haunted house", "six fields, everything in it"],
};

const rows: RowWords = {
  size: "Size",
  symbols: "Symbols",
  contents: {
    plain: "none",
    random: "random twists",
    weighted: "weighted boxes",
    field: "a field of one's own",
  },
  theme: (name) => `theme ${name}`,
  themes: presets,
  first: "First field",
  twists: "Twists",
  field: "Field",
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
    misere: "Fewest wins",
    earlyEnd: "Stop once nobody can catch up",
  },
  on: "on",
  off: "off",
  team: "Team mates change",
  rotations: { turn: "after every turn", line: "after every line" },
};

const named = Object.fromEntries(Object.entries(presets).map(([id, [name]]) => [id, name]));

export const words: FormWords = {
  house: "Close a box and go again. Bombs are optional, swaps compulsory, extra lines may lapse.",
  about: "Line by line. Whoever closes a box gets it and draws again.",
  people: "2, or teams",
  levels: {
    "2": ["Solid", "Takes what is free and gives nothing away as long as it can help it."],
  },
  choices: {
    content: {
      label: "In the boxes",
      text: "Symbols work as soon as their box is closed.",
      values: {
        plain: "nothing",
        theme: "a theme",
        random: "random twists",
        weighted: "points",
        field: "a field of your own",
      },
    },
    w: { label: "Width" },
    h: { label: "Height", text: "An odd number of boxes can't end in a draw." },
    theme: {
      label: "Theme",
      text: "Every theme has six fields, one after another.",
      values: named,
    },
    first: { label: "First field" },
    twists: { label: "Twists", text: "Only what is ticked turns up.", values: rows.signs },
    field: {
      label: "Field as text",
      text: "Size, then symbols with row and column, both from 0: in 5x4:x2@0,0;bomb@1,2 the bomb lies in c2.",
    },
    blitz: { label: rows.switches.blitz, text: "Only the upper half of the board." },
    twistHatz: {
      label: rows.switches.twistHatz,
      text: "Only boxes with a twist count, ×2 twice.",
    },
    misere: { label: rows.switches.misere, text: "Whoever has fewer points wins." },
    earlyEnd: { label: "Early end", text: "Over as soon as nobody can catch up." },
    teamRotation: {
      label: rows.team,
      text: "In a team one person after another draws.",
      values: rows.rotations,
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets,
  editor: {
    grid: "Boxes. Walk with the arrow keys, choose the symbol below.",
    box: (box) => `What lies in ${box}?`,
    none: "nothing",
    signs: rows.signs,
  },
  rows: (options) => rowsOf(options, rows),
  chance: ({ content }) => {
    if (content === "random") return "Chance decides where each symbol lies.";
    return content === "weighted" ? "Chance decides which boxes are worth more." : "";
  },
  why: {
    field: "This field can't be read. An example: 5x4:x2@0,0;bomb@1,2.",
    size: "The size follows from the field here.",
    "no-twists": "The twist hunt needs twist boxes.",
    kinds: "Choose at least one kind of twist.",
    series: "There is no such series here.",
    "early-end": "With total scores every line is played.",
    sides: "Two sides play, with one to four people each.",
    ranked: "Ranked matches are for two people, without taking back.",
  },
};

export const form = { presets: ready, layout, Editor, words };
