import { expect, test } from "vitest";
import {
  marks,
  packed,
  readFacts,
  unpacked,
  ways,
  writeFacts,
  type Fact,
} from "../../engine/facts.ts";
import { headOf, table } from "./log.ts";

const facts: readonly Fact[] = [
  { is: "kind", kind: "toy", head: headOf({ options: { field: "2x1: a b" } }) },
  { is: "game", game: 3, start: 1, commit: "ab".repeat(32) },
  { is: "move", seat: 0, text: "h0,1" },
  { is: "move", seat: 2, text: "h0,1 b2,3 s1,1" },
  ...marks.map((mark): Fact => ({ is: "move", seat: 1, text: "h0,1 b2,3", mark })),
  { is: "undo", moves: 17 },
  { is: "undo", moves: 0 },
  ...ways.map((how): Fact => ({ is: "end", how, winner: 1 })),
  { is: "end", how: "rules", winner: "draw" },
  { is: "series", winner: 0 },
  { is: "series", winner: "draw" },
  { is: "sit", seat: 1 },
  { is: "sit", seat: 1, cpu: "cpu:3" },
  { is: "left", seat: 2 },
  { is: "missed", seat: 0 },
  { is: "back", seat: 0 },
  { is: "key", seat: 1, generation: 4 },
  { is: "standin", seat: 1, on: true },
  { is: "standin", seat: 1, on: false },
  { is: "ask", seat: 0, want: { for: "undo", line: 12 } },
  { is: "ask", seat: 0, want: { for: "rules", options: { w: 5, text: "a b  c" } } },
  { is: "ask", seat: 1, want: { for: "rematch" } },
  { is: "ask", seat: 1, want: { for: "resign" } },
  { is: "answer", to: 12, yes: true },
  { is: "answer", to: 12, yes: false },
  { is: "lapse", to: 9 },
  { is: "due", at: 1_767_225_600_000 },
  { is: "due", at: null },
];

test.each(facts.map((fact) => [writeFacts([fact]), fact] as const))("%s", (text, fact) => {
  expect(text).not.toContain("\n");
  expect(readFacts(text)).toEqual([fact]);
});

test("a row holds them one a line", () => {
  expect(readFacts(writeFacts(facts))).toEqual(facts);
  expect(writeFacts(facts).split("\n").length).toBe(facts.length);
});

test.each([
  ["game 3 start=1 commit=abab", { is: "game", game: 3, start: 1, commit: "abab" }],
  ["move 0 h0,1_b2,3 cpu", { is: "move", seat: 0, text: "h0,1 b2,3", mark: "cpu" }],
  ["end resign draw", { is: "end", how: "resign", winner: "draw" }],
  ["ask 0 undo 12", { is: "ask", seat: 0, want: { for: "undo", line: 12 } }],
  ["due none", { is: "due", at: null }],
])("the form of %s is fixed", (text, fact) => {
  expect(readFacts(text)).toEqual([fact]);
  expect(writeFacts([fact as Fact])).toBe(text);
});

test.each([
  "",
  "vote 0 h0,1",
  "move 0 h0,1 ghost",
  "end boredom 0",
  "ask 0 dance",
  "toString 0",
  "Move 0 h0,1",
  "sit 0 cpu:2 slowly",
  "standin 1 maybe",
  "answer 3 later",
  "undo some",
  "game 2 start=0 commit=abab size=3",
  `kind toy ${JSON.stringify({ ...headOf(), veto: 1 })}`,
  `kind toy ${JSON.stringify({ ...headOf(), series: "best-of-9" })}`,
  `kind toy ${JSON.stringify({ ...headOf(), undo: "always" })}`,
])("%j is unknown here, so the whole row is not understood", (line) => {
  expect(readFacts(line)).toBeNull();
  expect(readFacts(`sit 0\n${line}`)).toBeNull();
});

test("a head of an earlier program, with a field less, is known", () => {
  const { hideNames: _, ...less } = headOf();
  const [fact] = readFacts(`kind toy ${JSON.stringify(less)}`) ?? [];
  expect(fact).toEqual({ is: "kind", kind: "toy", head: less });
});

test("options that the rules do not have are unknown with them", () => {
  const head = headOf();
  const strange = { ...head.options, gravity: true };
  for (const text of [
    `kind toy ${JSON.stringify({ ...head, options: strange })}`,
    `ask 0 rules ${JSON.stringify(strange)}`,
  ]) {
    expect(readFacts(text, table.rules)).toBeNull();
    expect(readFacts(text)).not.toBeNull();
  }
  expect(readFacts(`kind toy ${JSON.stringify(head)}`, table.rules)).not.toBeNull();
});

test("a move's own spaces are packed and unpacked", () => {
  expect(packed("h0,1 b2,3 s1,1")).toBe("h0,1_b2,3_s1,1");
  expect(unpacked(packed("h0,1 b2,3 s1,1"))).toBe("h0,1 b2,3 s1,1");
});
