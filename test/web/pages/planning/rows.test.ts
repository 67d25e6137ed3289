/** A plan as it is read: what comes and what is answered in one row, what may follow under it. */
import { expect, test } from "vitest";
import type { PlanNode, PlanTree } from "../../../../engine/plans.ts";
import { rowsOf, type Row } from "../../../../web/pages/planning/rows.ts";

const node = (text: string | null, play = "", then: PlanTree = []): PlanNode => ({
  if: text,
  play: play === "" ? [] : play.split(" "),
  then,
});
/** „a·b→c (…)“, with the ways where it begins and where it stands. */
const told = (rows: readonly Row[]): string =>
  rows
    .map(({ ifs, play, from, way, below }) => {
      const more = below.length > 0 ? ` (${told(below)})` : "";
      return `${ifs.join("·")}→${play.join("·")} [${from.join("/")}|${way.join("/")}]${more}`;
    })
    .join(" ");

test.each<[string, PlanTree, string]>([
  ["nothing", [], ""],
  ["one answer", [node("a", "x y")], "a→x·y [a|a]"],
  ["what follows", [node("a", "x", [node("b", "y")])], "a→x [a|a] (b→y [a/b|a/b])"],
  ["a chain of theirs", [node("a", "", [node("b", "", [node("c", "x")])])], "a·b·c→x [a|a/b/c]"],
  [
    "a chain that forks",
    [node("a", "", [node("b", "x"), node(null, "y")])],
    "a→ [a|a] (b→x [a/b|a/b] →y [a/|a/])",
  ],
  [
    "a chain behind an answer",
    [node("a", "x", [node("b", "", [node("c", "y")])])],
    "a→x [a|a] (b·c→y [a/b|a/b/c])",
  ],
  ["no answer yet", [node("a", "", [node("b")])], "a·b→ [a|a/b]"],
])("%s", (_name, tree, rows) => {
  expect(told(rowsOf(tree))).toBe(rows);
});
