/** Moves as text: sent, typed, spoken; and a sentence for every refusal. */
import { describe, expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { linesOf, typedLine } from "../../../games/dots/lines.ts";
import { lineName } from "../../../games/dots/names.ts";
import { words as englishActs } from "../../../games/dots/playing/words.en.ts";
import { words as germanActs } from "../../../games/dots/playing/words.ts";
import { presets } from "../../../games/dots/presets.ts";
import { rules } from "../../../games/dots/rules.ts";
import { symbols } from "../../../games/dots/state.ts";
import { words as englishForm } from "../../../games/dots/form/words.en.ts";
import { words as germanForm } from "../../../games/dots/form/words.ts";
import { words as english } from "../../../games/dots/words.en.ts";
import { words as german } from "../../../games/dots/words.ts";
import { placeName } from "../../../games/places.ts";

test.each([
  "h0,1",
  "v9,9",
  "h0,1 b2,3",
  "h0,1 b2,3 s1,1",
  "v0,0 b0,0 b1,1",
  "v0,0 s0,1 s8,8",
  "pass",
])("%s is read and written back", (text) => {
  const move = rules.read(text);
  expect(move).not.toBeNull();
  if (move === null) return;
  expect(rules.write(move)).toBe(text);
  expect(rules.read(rules.write(move))).toEqual(move);
  expect(JSON.parse(JSON.stringify(move))).toEqual(move);
});

test("targets are written in the order of their boxes", () => {
  const move = rules.read("v0,0 b1,1 b0,2 s8,8 s0,1");
  expect(move && rules.write(move)).toBe("v0,0 b0,2 b1,1 s0,1 s8,8");
});

test.each([
  "",
  " ",
  "h",
  "h0",
  "h0,",
  "h0 1",
  "h00,1",
  "h0,01",
  "h-1,0",
  "h0.5,1",
  "h10,0",
  "x0,1",
  "H0,1",
  " h0,1",
  "h0,1 ",
  "h0,1  b0,0",
  "h0,1 c0,0",
  "h0,1 b0",
  "h0,1 b0,0,0",
  "h0,1 s0,0 b1,1",
  "h0,1\n",
  "h0,1;b0,0",
  "pass pass",
  "Pass",
  "pass b0,0",
  "٣,1",
  "h0,1 h0,2",
  "b0,0 h0,1",
  "resign",
  "null",
])("%j is no move", (text) => expect(rules.read(text)).toBeNull());

describe("for people", () => {
  test("every line and box has a name of its own, and the name is read", () => {
    const lines = linesOf({ w: 9, h: 9 });
    expect(lines).toHaveLength(180);
    expect(new Set(lines.map(lineName)).size).toBe(180);
    for (const line of lines) expect(typedLine(lineName(line))).toBe(line);
    expect(lineName("h2,2")).toBe("c3–d3");
    expect(lineName("v2,2")).toBe("c3–c4");
    expect(lineName("h9,8")).toBe("i10–j10");
    expect(placeName([2, 1])).toBe("b3");
  });

  test.each([
    ["h0,1", "h0,1"],
    ["a1–b1", "h0,0"],
    ["a1-b1", "h0,0"],
    ["A1 B1", "h0,0"],
    ["b1a1", "h0,0"],
    [" c3 – c4 ", "v2,2"],
    ["pass", "pass"],
  ])("%s is understood", (typed, text) => {
    expect(germanActs.read(typed)).toBe(text);
    expect(englishActs.read(typed)).toBe(text);
  });

  test.each(["", "a1", "a1–c1", "a1–b2", "a1–a1", "k1–l1", "?", "a1–b1–c1"])(
    "%j is not",
    (typed) => {
      expect(germanActs.read(typed)).toBeNull();
      expect(englishActs.read(typed)).toBeNull();
    },
  );

  test("only German passes in German", () => expect(germanActs.read("Passen")).toBe("pass"));

  test.each([
    ["h2,2", "c3–d3", "c3–d3"],
    ["h2,2 b0,1 s1,0", "c3–d3, Bombe auf b1, Tausch mit a2", "c3–d3, bomb on b1, swap with a2"],
    ["pass", "verzichtet", "passed"],
  ])("%s is said", (text, inGerman, inEnglish) => {
    expect(german.move(text)).toBe(inGerman);
    expect(english.move(text)).toBe(inEnglish);
  });
});

describe.each([
  ["German", german, germanActs, germanForm],
  ["English", english, englishActs, englishForm],
])("%s", (_, words, acts, form) => {
  test("has a sentence for every refusal of its own", () => {
    const codes = "bad-move bad-line taken bomb-target swap-required swap-target pass-not-allowed";
    const more = "field size no-twists kinds series early-end sides ranked";
    for (const code of codes.split(" ")) expect(acts.why[code]).toMatch(/\.$/);
    for (const code of more.split(" ")) expect(form.why[code]).toMatch(/\.$/);
  });

  test("tells of twists only where there may be some", () => {
    const short = form.house({ content: "plain" });
    expect(form.house({ content: "weighted" })).toBe(short);
    expect(form.house({ content: "field", field: "2x2:w2@0,0" })).toBe(short);
    for (const options of [
      { content: "theme" },
      { content: "random" },
      { content: "field", field: "2x2:bomb@0,0" },
    ]) {
      expect(form.house(options)).toMatch(/^.+\. .*[Bb]omb.*\.$/);
      expect(form.house(options).startsWith(short)).toBe(true);
    }
  });

  test("names every symbol and every preset", () => {
    for (const symbol of symbols) {
      expect(words.signs[symbol]).toBeTruthy();
      expect(words.legend[symbol]).toBeTruthy();
    }
    expect(Object.keys(form.presets).sort()).toEqual(presets.map((preset) => preset.id).sort());
  });

  test("says what is special about how it is played, and nothing of what is usual", () => {
    const house = (options: object) => words.house(choose(rules.choices, options) ?? {});
    expect(house({ w: 9, h: 9 })).toBe("");
    const special = { content: "theme", theme: "piraten", blitz: true, twistHatz: true };
    expect(house({ ...special, misere: true, earlyEnd: true }).split(", ")).toHaveLength(5);
    for (const { options } of presets.filter(({ group }) => group === "theme")) {
      const [name] = form.presets[String(options["theme"])] ?? [];
      expect(house(options)).toContain(name);
    }
    for (const [name, choice] of Object.entries(rules.choices)) {
      expect(form.choices[name]?.label, name).toBeTruthy();
      if (!("of" in choice) || typeof choice.of[0] !== "string") continue;
      for (const value of choice.of) expect(form.choices[name]?.values?.[value]).toBeTruthy();
    }
  });

  test("has no exclamation marks", () => expect(JSON.stringify([words, form])).not.toContain("!"));
});
