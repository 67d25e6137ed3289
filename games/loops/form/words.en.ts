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
  usual: "13, for three 9, for four 7",
};

export const words: FormWords = {
  house: played.rule(),
  about: "Lay tiles, make lines go on, hit premium fields.",
  people: "2 to 4 people",
  levels: {
    "2": ["Solid", "Lays each tile where it brings most at the moment."],
  },
  choices: {
    mode: { label: "Racks", values: { racks: "with", rounds: "without" } },
    rounds: {
      label: "Rounds",
      text: "Only without racks. Usual are 13, for three 9, for four 7.",
      values: { null: "as usual" },
    },
  } as Readonly<Record<string, ChoiceWords>>,
  presets: {
    standard: ["Standard", "with racks, until nothing fits"],
    "ohne-baenkchen": ["Without racks", "tiles are drawn openly each turn"],
    kurz: ["Short", "without racks, five rounds"],
  },
  rows: (options) => rowsOf(options, rows),
  chance: ({ mode }) =>
    mode === "rounds"
      ? "Chance decides the start tile and every shuffle of the bag."
      : "Chance decides the start tile, the racks and every shuffle of the bag.",
  why: {
    rounds: "A number of rounds can only be chosen without racks.",
    series: "Loops is played singly or as two games with added scores.",
    sides: "In Loops everybody plays for themselves.",
    ranked: "Ranked matches are for two people.",
  },
};

export const form = { presets, layout, words };
