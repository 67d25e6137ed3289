/** What the form for a new match says of Loops, in English. */
import type { ChoiceWords } from "../../form.ts";
import { words as played } from "../words.en.ts";
import { presets, layout } from "../presets.ts";
import { rowsOf } from "./rows.ts";
import type { FormWords } from "./words.ts";

const rows = {
  racks: "Racks",
  rounds: "Rounds",
  yes: "with",
  no: "without",
  usual: "13, or 9 for three, 7 for four",
};

export const words: FormWords = {
  house: played.rule,
  about: "Lay tiles, continue lines, hit premium squares.",
  people: "2 to 4 people",
  levels: {
    "2": ["Solid", "Lays each tile where it scores most right now."],
  },
  choices: {
    mode: { label: "Racks", values: { racks: "with", rounds: "without" } },
    rounds: {
      label: "Rounds",
      text: "Only without racks. The usual is 13, or 9 for three and 7 for four.",
      values: { null: "as usual" },
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets: {
    standard: ["Standard", "with racks, until nothing fits"],
    "ohne-baenkchen": ["Without racks", "tiles are drawn face up each turn"],
    kurz: ["Short", "without racks, five rounds"],
  },
  rows: (options) => rowsOf(options, rows),
  chance: ({ mode }) =>
    mode === "rounds"
      ? "The first tile and every shuffle of the bag are random."
      : "The first tile, the racks and every shuffle of the bag are random.",
  why: {
    rounds: "You can only set the number of rounds without racks.",
    series: "Loops is played as one game, or as two with the scores added up.",
    sides: "In Loops it’s everyone for themselves.",
    ranked: "Ranked matches are for two people.",
  },
};

export const form = { presets, layout, words };
