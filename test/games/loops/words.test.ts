/** Moves as text: sent, typed, spoken; and a sentence for every refusal of a move. */
import { describe, expect, test } from "vitest";
import { words as englishActs } from "../../../games/loops/playing/words.en.ts";
import { words as germanActs } from "../../../games/loops/playing/words.ts";
import { rules } from "../../../games/loops/rules.ts";
import { words as english } from "../../../games/loops/words.en.ts";
import { words as german } from "../../../games/loops/words.ts";

test.each(["lay 23@5,6", "lay 23@5,6 40@5,7", "lay 0@0,0 80@10,10 7@3,4", "exchange", "keep"])(
  "%s is read and written back",
  (text) => {
    const move = rules.read(text);
    expect(move).not.toBeNull();
    expect(move && rules.write(move)).toBe(text);
  },
);

test.each([
  "",
  " ",
  "lay ",
  "lay  1@1,1",
  "lay 1@1,1 ",
  "lay 01@1,1",
  "lay 1@01,1",
  "lay 1@-1,1",
  "lay 1@1",
  "lay 1@1,1,1",
  "lay 1.5@1,1",
  "lay 1000@1,1",
  "lay 1@100,1",
  "Lay 1@1,1",
  "exchange 1",
  "h0,1",
])("%j is no move", (text) => expect(rules.read(text)).toBeNull());

test("an empty turn and one of four are read, for the rules to refuse", () => {
  expect(rules.read("lay")).toEqual({ lay: [] });
  expect(rules.read(`lay${" 1@1,1".repeat(4)}`)).not.toBeNull();
});

describe("typed", () => {
  test.each([
    ["lay 23@5,6", "lay 23@5,6"],
    ["23 g6", "lay 23@5,6"],
    ["23 g6, 40 h6", "lay 23@5,6 40@5,7"],
    ["legen 23@g6 40@h6", "lay 23@5,6 40@5,7"],
    ["Tauschen", "exchange"],
    ["behalten", "keep"],
    ["g6", null],
    ["23 g6 quatsch", null],
    ["23 g0", null],
    ["", null],
  ])("%j: %s", (typed, text) => expect(germanActs.read(typed)).toBe(text));
  test("in English too", () => {
    const typed = ["swap", "keep", "lay 23 g6"].map((text) => englishActs.read(text));
    expect(typed).toEqual(["exchange", "keep", "lay 23@5,6"]);
  });
});

test("spoken, fields are a letter and a number", () => {
  expect(german.move("lay 23@5,6 40@4,4")).toBe("legt auf g6, e5");
  expect(english.move("lay 23@5,6")).toBe("plays g6");
  expect([german.move("exchange"), english.move("keep")]).toEqual(["tauscht", "can’t lay"]);
});

test("what somebody did since", () => {
  expect(german.story("Ben", 1, 28)).toBe("Ben legte für 28 Punkte.");
  expect(german.story("Ben", 2, 28)).toBe("Ben war 2-mal am Zug und holte 28 Punkte.");
  expect(german.story("Ben", 3, 0)).toBe("Ben war 3-mal am Zug.");
  expect(english.story("Ben", 1, 1)).toBe("Ben laid for 1 point.");
  expect(english.story("Ben", 2, 6)).toBe("Ben had 2 turns and scored 6 points.");
  expect([german, english].map(({ story }) => story("Ben", 1, 0))).toEqual([
    "Ben legte nichts.",
    "Ben laid nothing.",
  ]);
});

test("every refusal of a move has a sentence", () => {
  const codes =
    "bad-move nothing-laid too-many no-such-tile off-board occupied border cut not-adjacent " +
    "no-connection closes-last-line can-lay no-exchange gone";
  expect(Object.keys(germanActs.why)).toEqual(codes.split(" "));
});
