/** What is decided ahead, over the interface: kept at the seat, and nobody else hears of it. */
import { describe, expect, test } from "vitest";
import type { PlanTree } from "../../engine/plans.ts";
import { movesOf, type Seen } from "../../engine/wire.ts";
import { clientOf, keyOf, timesOf, twoAt, type Client, type Got, type Table } from "./client.ts";
import { send } from "./server.ts";
import { follow } from "./sockets.ts";

const tree: PlanTree = [
  {
    if: "h0,1",
    play: ["h1,0"],
    then: [{ if: "h0,2", play: ["h1,1"], then: [{ if: "h0,3", play: ["h1,2"], then: [] }] }],
  },
  { if: null, play: ["h4,0"], then: [] },
];
const plan = (n: number, all: PlanTree = tree, seat = 0) => ({ n, seat, act: "plan", tree: all });
const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const outcome = ({ status, type, why }: Got) => [status, type?.slice(10), why];
const marked = (seen: Seen): string =>
  movesOf(seen)
    .map((text, i) => `${text}${seen.marks[i] === "plan" ? "*" : ""}`)
    .join(" ");

/** Anna has drawn a line, and Ben is on turn. */
async function waiting(wish: object = {}): Promise<Table> {
  const table = await twoAt(send, { ...wish });
  const drawn = await table.anna.act(table.id, line(table.n, 0, "h0,0"));
  return { ...table, n: drawn.seen.n };
}

/** All that somebody is told by a look: body, its length, its tag. */
async function toldTo(client: Client, id: string, query = "") {
  const { text, headers } = await client.look(id, query);
  return { text, length: headers.get("content-length"), tag: headers.get("etag") };
}

describe("a plan", () => {
  test("is kept at the seat, on every device of it, until it is another or none", async () => {
    const { id, anna, n } = await waiting();
    const kept = await anna.act(id, plan(n));
    expect([kept.status, kept.seen.plan, kept.seen.n]).toEqual([200, tree, n]);
    const phone = clientOf(send);
    await phone.sit(id, keyOf(kept, 0));
    expect((await phone.look(id)).seen.plan).toEqual(tree);
    expect((await phone.act(id, plan(n, tree.slice(1)))).status).toBe(200);
    expect((await anna.look(id)).seen.plan).toEqual(tree.slice(1));
    // An earlier position is no place for it.
    expect((await anna.look(id, "?game=1&ply=0")).seen.plan).toBeUndefined();
    expect((await anna.act(id, plan(n, []))).seen.plan).toBeUndefined();
  });

  test("shows to nobody else: same bytes, same length, same tag, no word on a socket", async () => {
    const { id, anna, ben, n } = await waiting();
    const stranger = clientOf(send);
    const his = { authorization: `Bearer ${ben.key}` };
    const hers = { authorization: `Bearer ${anna.key}` };
    const sockets = [await follow(id, "?seat=1", his), await follow(id)];
    const own = await follow(id, "?seat=0", hers);
    const all = async () => [
      await toldTo(ben, id),
      await toldTo(ben, id, "?seat=1"),
      await toldTo(stranger, id),
      await toldTo(stranger, id, "?game=1&ply=1"),
    ];
    await expect.poll(() => own.told.at(-1)?.seats.every(({ here }) => here)).toBe(true);
    const before = await all();
    const counts = sockets.map(({ told }) => told.length);
    for (const each of [tree, tree.slice(1), [], tree]) {
      expect((await anna.act(id, plan(n, each))).status).toBe(200);
      expect(await all()).toEqual(before);
    }
    const told = await stranger.look(id, "", { "if-none-match": before[2]?.tag ?? "" });
    expect(told.status).toBe(304);
    // Her own page hears of each; what it heard last came after all that theirs might have.
    await expect.poll(() => own.told.filter((seen) => seen.plan).length).toBe(3);
    expect(sockets.map((one) => one.told.length)).toEqual(counts);
    await ben.act(id, { n, seat: 1, act: "name", name: "Ben" });
    await expect
      .poll(() => sockets.map((one) => one.told.length))
      .toEqual(counts.map((one) => one + 1));
    expect(JSON.stringify(sockets.map((one) => one.told))).not.toMatch(/plan|h4,0/);
    for (const { socket } of [...sockets, own]) socket.close();
  });

  test("answers in the row of the move it waited for: n grows by one", async () => {
    const { id, anna, ben, n } = await waiting();
    await anna.act(id, plan(n));
    const first = await ben.act(id, line(n, 1, "h0,1"));
    expect([first.status, first.seen.n, first.seen.turn]).toEqual([201, n + 1, 1]);
    expect(marked(first.seen)).toBe("h0,0 h0,1 h1,0*");
    expect((await anna.look(id)).seen.plan).toEqual(tree[0]?.then);
    await ben.act(id, line(n + 1, 1, "h0,2"));
    const third = await ben.act(id, line(n + 2, 1, "h0,3"));
    expect([third.seen.n, marked(third.seen)]).toEqual([
      n + 3,
      "h0,0 h0,1 h1,0* h0,2 h1,1* h0,3 h1,2*",
    ]);
    const { seen } = await anna.look(id);
    expect([seen.plan, seen.turn, seen.movers]).toEqual([undefined, 1, [0, 1, 0, 1, 0, 1, 0]]);
    // The same act again, its answer lost, is the same act.
    expect((await ben.act(id, line(n + 2, 1, "h0,3"))).status).toBe(200);
  });

  test("is over when the other does something else, or I play myself", async () => {
    const { id, anna, ben, n } = await waiting();
    await anna.act(id, plan(n, tree.slice(0, 1)));
    const other = await ben.act(id, line(n, 1, "v0,0"));
    expect([other.seen.turn, marked(other.seen)]).toEqual([0, "h0,0 v0,0"]);
    expect((await anna.look(id)).seen.plan).toBeUndefined();
    await anna.act(id, line(n + 1, 0, "v3,3"));
    expect((await anna.act(id, plan(n + 2, tree))).status).toBe(200);
    const any = await ben.act(id, line(n + 2, 1, "v1,1"));
    expect(marked(any.seen)).toBe("h0,0 v0,0 v3,3 v1,1 h4,0*");
  });

  test("by undo, and by the end of the game, it is over too", async () => {
    const { id, anna, ben, n } = await waiting();
    await anna.act(id, plan(n));
    await anna.act(id, { n, seat: 0, act: "ask", for: "undo", line: n });
    expect((await anna.look(id)).seen.plan).toEqual(tree);
    await ben.act(id, { n: n + 1, seat: 1, act: "answer", to: n + 1, yes: true });
    expect((await anna.look(id)).seen.plan).toBeUndefined();
    const again = await waiting();
    await again.anna.act(again.id, plan(again.n));
    await again.ben.act(again.id, { n: again.n, seat: 1, act: "resign" });
    expect((await again.anna.look(again.id)).seen.plan).toBeUndefined();
  });
});

describe("a plan is refused", () => {
  test("on one's own turn, after the end, in a game where things lie face down", async () => {
    const { id, anna, ben, n } = await waiting();
    expect(outcome(await ben.act(id, plan(n, tree, 1)))).toEqual([422, "refused", "your-turn"]);
    expect(outcome(await ben.act(id, plan(n)))).toEqual([403, "not-your-seat", undefined]);
    await ben.act(id, { n, seat: 1, act: "resign" });
    expect(outcome(await anna.act(id, plan(n + 1)))).toEqual([422, "refused", "game-over"]);
    const loops = await twoAt(send, { kind: "loops" });
    const got = await loops.ben.act(loops.id, plan(loops.n, [], 1));
    expect(outcome(got)).toEqual([422, "refused", "no-plan"]);
  });

  test("about a board that has changed since, but not for what left it alone", async () => {
    const { id, anna, ben, n } = await waiting();
    await ben.act(id, line(n, 1, "v0,0"));
    await anna.act(id, line(n + 1, 0, "v1,1"));
    expect(outcome(await anna.act(id, plan(n)))).toEqual([409, "stale", undefined]);
    await ben.act(id, { n: n + 2, seat: 1, act: "renew-key" });
    expect((await anna.act(id, plan(n + 2))).status).toBe(200);
  });

  test("with more than 200 nodes, or more than 8 kB", async () => {
    const { id, anna, n } = await waiting();
    const nodes = (count: number, text: string): PlanTree =>
      Array.from({ length: count }, (_, i) => ({ if: `${text}${i}`, play: [], then: [] }));
    expect((await anna.act(id, plan(n, nodes(200, "h")))).status).toBe(200);
    const many = await anna.act(id, plan(n, nodes(201, "h")));
    expect(outcome(many)).toEqual([422, "refused", "too-many-nodes"]);
    const long = await anna.act(id, plan(n, nodes(200, "a long text of a move ")));
    expect(outcome(long)).toEqual([413, "too-large", undefined]);
    const deep = Array.from({ length: 200 }).reduce<PlanTree>(
      (then, _, i) => [{ if: `v${i}`, play: [], then }],
      [],
    );
    expect((await anna.act(id, plan(n, deep))).status).toBe(200);
    expect((await anna.look(id)).seen.plan).toEqual(deep);
  });
});

test("two plans of both at once: whoever moves, each hears of their own alone", async () => {
  const { id, anna, ben, n } = await waiting();
  await anna.act(id, plan(n));
  await ben.act(id, line(n, 1, "h0,1"));
  const [hers, his] = [await anna.look(id), await ben.look(id)];
  expect([hers.seen.plan, his.seen.plan]).toEqual([tree[0]?.then, undefined]);
  await timesOf(2, () => anna.act(id, plan(n + 1, tree.slice(1))));
  expect((await ben.look(id)).text).toBe(his.text);
});

test("a move in a plan may be written in several ways; the log knows one", async () => {
  const options = { content: "field", field: "3x2:bomb@1,0;bomb@1,1" };
  const table = await twoAt(send, { options });
  const { id, anna, ben } = table;
  let { n } = table;
  let turn: number | null = 0;
  // Anna owns the two upper boxes on the left; one line closes the two bombs below them.
  const before = "h0,0 h0,1 v0,0 v0,2 h1,0 h1,1 v1,0 v0,1 h2,0 v1,2 h2,1 h0,2".split(" ");
  const draw = async (move: string): Promise<Seen> => {
    const got = await (turn === 0 ? anna : ben).act(id, line(n, turn ?? 0, move));
    expect([move, got.status, got.why]).toEqual([move, 201, undefined]);
    ({ n, turn } = got.seen);
    return got.seen;
  };
  for (const move of before) await draw(move);
  const [other, seat] = turn === 0 ? [ben, 1] : [anna, 0];
  const texts = { if: "v0,3", play: ["v1,1 b0,1 b0,0"], then: [] };
  expect((await other.act(id, plan(n, [texts], seat))).status).toBe(200);
  const seen = await draw("v0,3");
  expect(marked(seen)).toMatch(/ v0,3 v1,1 b0,0 b0,1\*$/);
});
