/** What counts as lost, doubled or torn: every damage done to a whole match is found. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFacts, type Row } from "../../engine/facts.ts";
import { clientOf, type Got } from "../http/client.ts";
import { faultsIn, faultsTold, isStored } from "./check.ts";
import type { Files, Stored } from "./files.ts";
import type { Intent, Table } from "./table.ts";

const golden = JSON.parse(readFileSync("test/golden/plain-1.json", "utf8")) as {
  readonly secret: string;
  readonly rows: readonly Row[];
};
const rows = golden.rows.slice(0, 9);
const id = "a match";

const whole: Stored = {
  ...golden,
  id,
  rows,
  seats: [
    { seat: 0, generation: 1 },
    { seat: 1, generation: 1 },
  ],
  held: [0, 1],
};
const files: Files = { matches: new Map([[id, whole]]), players: [[id], [], [id]], broken: [] };

const acknowledged = rows.map(({ what, seat, text }): Intent => {
  const move = readFacts(text)?.find((fact) => fact.is === "move");
  const body = {};
  return { what: what as "make" | "move", seat, body, ...(move && { move: move.text }) };
});
const nobody = clientOf(() => Promise.reject(new Error("nobody answers")));
const unused = (): never => {
  throw new Error("not played here");
};
const table: Table = {
  id,
  players: [nobody, nobody],
  acknowledged,
  flying: null,
  done: false,
  act: unused,
  repeat: unused,
  take: unused,
};

function damaged(change: Partial<Stored>): Files {
  return { ...files, matches: new Map([[id, { ...whole, ...change }]]) };
}

function wrongs(found: Files, at: Table = table): readonly string[] {
  return [...new Set(faultsIn([at], found).map(({ wrong }) => wrong))];
}

test("nothing is wrong with a whole match", () => {
  expect(faultsIn([table], files)).toEqual([]);
});

describe("is found", () => {
  const [first, second, third] = rows as [Row, Row, Row];
  const again = (n: number): Row => ({ ...third, n });
  test.each<[string, Files]>([
    ["a last row that is missing", damaged({ rows: rows.slice(0, -1) })],
    ["a match that is missing", { ...files, matches: new Map() }],
    ["a player who does not know of it", { ...files, players: [[], []] }],
  ])("as lost: %s", (_, found) => expect(wrongs(found)).toEqual(["lost"]));
  test.each<[string, Files]>([
    ["a player's list that has it twice", { ...files, players: [[id, id]] }],
  ])("as doubled: %s", (_, found) => expect(wrongs(found)).toEqual(["doubled"]));
  test("as doubled: a row that is there twice", () => {
    expect(wrongs(damaged({ rows: [...rows, again(10)] }))).toContain("doubled");
  });
  test.each<[string, Files]>([
    ["a key that the log does not know", damaged({ seats: [{ seat: 0, generation: 2 }] })],
    ["a seat that is taken and nobody's", damaged({ held: [1] })],
    ["numbers with a gap", damaged({ rows: rows.map((row) => ({ ...row, n: row.n + 1 })) })],
    ["a file that is broken", { ...files, broken: ["Match x: malformed"] }],
    ["a row of nobody", damaged({ rows: [...rows, { ...second, n: 10, what: "leave" }] })],
  ])("as torn: %s", (_, found) => expect(wrongs(found)).toContain("torn"));
  test("as torn: a move in the middle that is missing", () => {
    const without = [first, ...rows.slice(2)].map((row, i) => ({ ...row, n: i + 1 }));
    expect(wrongs(damaged({ rows: without }))).toEqual(expect.arrayContaining(["torn", "lost"]));
  });
});

describe("an act in flight", () => {
  const flying = acknowledged.at(-1) as Intent;
  const waiting: Table = { ...table, acknowledged: acknowledged.slice(0, -1), flying };

  test("may be stored or not", () => {
    expect(isStored(waiting, files)).toBe(true);
    expect(faultsIn([waiting], files)).toEqual([]);
    const without = damaged({ rows: rows.slice(0, -1) });
    expect(isStored(waiting, without)).toBe(false);
    expect(faultsIn([waiting], without)).toEqual([]);
  });
  test("is not another one", () => {
    expect(isStored({ ...waiting, flying: { ...flying, move: "v3,5" } }, files)).toBe(false);
  });
});

describe("HTTP", () => {
  const moves = acknowledged.flatMap(({ move }) => move ?? []).join(" ");
  const told = (status: number, seen: object): Got => ({ status, seen }) as Got;

  test("tells what the file says", () => {
    expect(faultsTold(table, files, told(200, { n: 9, moves }))).toEqual([]);
    expect(faultsTold(table, { ...files, matches: new Map() }, told(404, {}))).toEqual([]);
  });
  test.each([
    [200, { n: 8, moves }],
    [200, { n: 9, moves: moves.slice(5) }],
    [404, {}],
  ])("or is found out: %i %o", (status, seen) => {
    const faults = faultsTold(table, files, told(status, seen));
    expect(faults.map(({ wrong }) => wrong)).toContain("torn");
  });
});
