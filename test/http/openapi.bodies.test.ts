/** What the document says may be sent is what the server reads, and nothing else is. */
import { describe, expect, test } from "vitest";
import { clientOf, newKey, twoAt, type Fields } from "./client.ts";
import { keeper, send } from "./server.ts";

/** Does the document refuse this body? */
function refuses(path: string, body: object): boolean {
  const at = ["paths", path, "post", "requestBody", "content", "application/json", "schema"];
  return keeper.wrong(at, body) !== null;
}

const acts = "/api/matches/{id}/acts";
const me = { n: 2, seat: 0 };
const move = { ...me, act: "move", move: "h0,0" };
const undo = { ...me, act: "ask", for: "undo", line: 2 };

const goodActs: readonly Fields[] = [
  move,
  { ...me, act: "move", moves: ["h0,0", "h1,0"] },
  { ...move, n: 0 },
  { ...move, seat: 7 },
  { ...move, move: "x".repeat(400) },
  { ...move, move: "" },
  undo,
  { ...me, act: "ask", for: "rules", options: { w: 3, any: [{}] } },
  { ...me, act: "ask", for: "resign" },
  { ...me, act: "answer", to: 2, yes: false },
  { ...me, act: "withdraw", to: 2 },
  { n: 1, act: "sit" },
  { n: 1, act: "sit", key: newKey(), name: "Änne", colour: "d" },
  { n: 2, act: "reset-seat", of: 1 },
  { ...me, act: "fill", of: 1, cpu: "cpu:5" },
  { ...me, act: "name", name: "x".repeat(500) },
  { ...me, act: "rematch" },
  { ...me, act: "leave" },
];

const badActs: readonly Fields[] = [
  {},
  { ...move, act: "fly" },
  { ...move, more: 1 },
  { ...move, n: "2" },
  { ...move, n: -1 },
  { ...move, n: 1.5 },
  { ...move, n: null },
  { ...move, seat: 8 },
  { ...move, move: 7 },
  { ...move, move: "x".repeat(401) },
  { ...move, moves: ["h0,0"] },
  { ...me, act: "move" },
  { ...me, act: "move", moves: [] },
  { ...me, act: "move", moves: "h0,0" },
  { ...me, act: "move", moves: Array.from({ length: 201 }, () => "h0,0") },
  { n: 2, act: "move", move: "h0,0" },
  { ...me, act: "resign", yes: true },
  { ...undo, line: undefined },
  { ...undo, line: 0 },
  { ...undo, options: {} },
  { ...undo, for: "rules" },
  { ...undo, for: "resign" },
  { ...me, act: "ask", for: "rules" },
  { ...me, act: "ask", for: "rules", options: [] },
  { ...me, act: "ask", for: "rematch" },
  { ...me, act: "answer", to: 2 },
  { ...me, act: "answer", to: 2, yes: "yes" },
  { ...me, act: "withdraw", to: "2" },
  { n: 1, act: "sit", seat: 1 },
  { n: 1, act: "sit", key: "short" },
  { n: 1, act: "sit", colour: "e" },
  { act: "sit" },
  { n: 2, act: "reset-seat" },
  { n: 2, act: "fill", of: 1, cpu: "cpu:6" },
  { ...me, act: "name", name: "x".repeat(501) },
  { ...me, act: "name", name: null },
];

const goodWishes: readonly Fields[] = [
  { kind: "dots" },
  { kind: "dots", options: {} },
  { kind: "dots", options: { w: 9, h: 2, content: "random", twists: [] } },
  { kind: "dots", options: { content: "field", field: "3x1", w: 3, h: 1 } },
  { kind: "dots", seats: ["me", "free"], sides: [0, 1], starter: 1 },
  { kind: "dots", seats: ["cpu:1", "cpu:1"], starter: "lot" },
  { kind: "dots", series: "sum-of-2", pace: "7d", late: "choose", lang: "en" },
  { kind: "dots", undo: "off", open: true, ranked: true, hideNames: true, standIn: true },
  { kind: "dots", name: "Anna", colour: "c", alternate: false },
];

const badWishes: readonly Fields[] = [
  {},
  { kind: "chess" },
  { kind: 1 },
  { kind: "dots", more: 1 },
  { kind: "dots", options: { size: 4 } },
  { kind: "dots", options: { blitz: "yes" } },
  { kind: "dots", options: { w: "5" } },
  { kind: "dots", options: { content: "none" } },
  { kind: "dots", options: { first: 7 } },
  { kind: "dots", options: { twists: ["x2", "x2"] } },
  { kind: "dots", options: { twists: ["x3"] } },
  { kind: "dots", options: { twists: "x2" } },
  { kind: "dots", options: { field: "x".repeat(901) } },
  { kind: "dots", options: { theme: null } },
  { kind: "dots", options: [] },
  { kind: "dots", options: null },
  { kind: "dots", options: { constructor: 1 } },
  { kind: "dots", seats: ["me"] },
  { kind: "dots", seats: ["me", "you"] },
  { kind: "dots", seats: Array.from({ length: 9 }, () => "me") },
  { kind: "dots", sides: [0, -1] },
  { kind: "dots", starter: 8 },
  { kind: "dots", starter: "me" },
  { kind: "dots", series: "best-of-5" },
  { kind: "dots", pace: "2d" },
  { kind: "dots", open: "yes" },
  { kind: "dots", lang: "fr" },
  { kind: "dots", undo: true },
];

const told = (body: Fields, status: number, path: string) => {
  // As it goes over the line: without what is undefined.
  const sent = JSON.parse(JSON.stringify(body)) as object;
  return [
    body,
    status === 400 && "the server refuses",
    refuses(path, sent) && "so does the document",
  ];
};
const good = (body: Fields) => [body, false, false];
const bad = (body: Fields) => [body, "the server refuses", "so does the document"];

test("acts", async () => {
  // What comes of a good one is not asked here: it is understood.
  const { id, anna } = await twoAt(send);
  const tried = async (body: Fields) => told(body, (await anna.act(id, body)).status, acts);
  for (const body of goodActs) expect(await tried(body)).toEqual(good(body));
  for (const body of badActs) expect(await tried(body)).toEqual(bad(body));
});

describe("matches", () => {
  const tried = async (body: Fields) => {
    // The client's own wishes must not fill in what is missing here.
    const got = await clientOf(send).make({ kind: undefined, starter: undefined, ...body });
    return told(body, got.status, "/api/matches");
  };

  test("good and bad", async () => {
    for (const body of goodWishes) expect(await tried(body)).toEqual(good(body));
    for (const body of badWishes) expect(await tried(body)).toEqual(bad(body));
  });

  test("what schemas cannot say is refused by the server alone", async () => {
    const beyond: readonly Fields[] = [
      // Neither a size to choose nor one that follows.
      { kind: "dots", options: { w: 11 } },
      // More than 500 units of UTF-16, of which JSON Schema counts two as one.
      { kind: "dots", name: "\u{1F426}".repeat(300) },
    ];
    for (const body of beyond)
      expect(await tried(body)).toEqual([body, "the server refuses", false]);
  });
});
