/** The worked cases of the rules, each just before the line it is about. Anna is on turn. */
import type { Trial } from "../../guide.ts";
import { posed } from "../picture.ts";

/** Ben's first box counts double. */
const double = { symbols: { "0,0": "x2" } } as const;

export const trials = {
  double: {
    ...posed(
      [
        "·---·---·---·", //
        "|       |    ",
        "·---·---·   ·",
        "|            ",
        "·   ·   ·---·",
      ],
      0,
    ),
    answers: [{ moves: ["v0,1"] }, { moves: ["v0,1", "v1,3"] }],
  },
  thirteen: {
    ...posed(
      [
        "·---·---·---·---·---·",
        "| A | B | A | A | B |",
        "·---·---·---·---·---·",
        "| A | B | B | A | A |",
        "·---·---·---·---·---·",
        "| B | B | A | A | B |",
        "·---·---·---·---·---·",
        "| A | A | B | A | A |",
        "·---·---·---·---·---·",
        "|                    ",
        "·---·---·---·---·---·",
      ],
      0,
    ),
    answers: [{ moves: ["v4,1"] }, { moves: ["v4,1"], with: { early: true } }],
    preset: "klassisch",
  },
  bomb: {
    ...posed(
      [
        "·---·---·---·", //
        "| B | B | *  ",
        "·---·---·---·",
        "|           |",
        "·---·   ·   ·",
      ],
      0,
      double,
    ),
    answers: [{ moves: ["v0,3 b0,0"] }, { moves: ["v0,3 b0,1"] }, { moves: ["v0,3"] }],
    preset: "zettel-zirkus",
  },
  fizzle: {
    ...posed(
      [
        "·---·---·---·", //
        "|       | *  ",
        "·---·---·---·",
        "|           |",
        "·---·   ·   ·",
      ],
      0,
    ),
    answers: [{ moves: ["v0,3"] }, { moves: ["v0,3", "v0,1"] }],
    preset: "werkstatt",
  },
  swap: {
    ...posed(
      [
        "·---·---·---·", //
        "| B | B | ~  ",
        "·---·---·---·",
        "|           |",
        "·---·   ·   ·",
      ],
      0,
      double,
    ),
    answers: [{ moves: ["v0,3 s0,0"] }, { moves: ["v0,3 s0,1"] }, { moves: ["v0,3"] }],
    preset: "zirkus",
  },
  extra: {
    ...posed(
      [
        "·---·---·---·", //
        "| B |     +  ",
        "·---·---·---·",
        "|            ",
        "·   ·---·   ·",
      ],
      0,
    ),
    answers: [
      { moves: ["v0,2", "v0,3", "v1,3"] },
      { moves: ["v0,2", "v0,3", "v1,3", "pass"] },
      { moves: ["v0,2", "v0,3", "v1,3", "h2,0"] },
    ],
    preset: "weltraum",
  },
} as const satisfies Readonly<Record<string, Trial>>;
