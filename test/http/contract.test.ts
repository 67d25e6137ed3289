/** The tables of design.md §6 as a program meets them: what is done, and what is stale. */
import { describe, expect, test } from "vitest";
import { linesOf } from "../../games/dots/lines.ts";
import { clientOf, newKey, tally, timesOf, twoAt, type Got } from "./client.ts";
import { send } from "./server.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const outcome = ({ status, type, why }: Got) => [status, type?.slice(10), why];

describe("done, and done before", () => {
  test("a move is 201, again 200; several in one row are all or none", async () => {
    const { id, anna, n } = await twoAt(send, { options: { w: 2, h: 2 } });
    const first = await anna.act(id, line(n, 0, "h0,0"));
    expect([first.status, first.seen.n, first.seen.moves]).toEqual([201, n + 1, "h0,0"]);
    const again = await anna.act(id, line(n, 0, "h0,0"));
    expect([again.status, again.seen]).toEqual([200, first.seen]);
    const none = await anna.act(id, { n: n + 1, seat: 0, act: "move", moves: ["h0,1", "h0,1"] });
    expect(outcome(none)).toEqual([422, "refused", "not-your-turn"]);
    expect(none.seen.n).toBe(n + 1);
  });

  test("moves of one turn make one row", async () => {
    const { id, anna, ben, n } = await twoAt(send, { options: { content: "field", field: "2x1" } });
    const moves = ["h0,0", "h1,0", "v0,0", "h0,1"];
    for (const [i, move] of moves.entries()) {
      await (i % 2 === 0 ? anna : ben).act(id, line(n + i, i % 2, move));
    }
    const both = { n: n + 4, seat: 0, act: "move", moves: ["v0,1", "h1,1"] };
    const bad = await anna.act(id, { ...both, moves: ["v0,1", "v0,1"] });
    expect([...outcome(bad), bad.seen.n]).toEqual([422, "refused", "taken", n + 4]);
    const got = await anna.act(id, both);
    expect([got.status, got.seen.n, got.seen.scores]).toEqual([201, n + 5, [1, 0]]);
    expect((await anna.act(id, both)).status).toBe(200);
  });

  test("making twice makes one; another body under the same key is 409", async () => {
    const [anna, key] = [clientOf(send), newKey()];
    const all = await timesOf(5, () => anna.make({ name: "Anna" }, key));
    expect(tally(all)).toEqual({ 200: 4, 201: 1 });
    expect(new Set(all.map(({ seen }) => seen.id)).size).toBe(1);
    expect(outcome(await anna.make({ name: "Anne" }, key))).toEqual([409, "stale", undefined]);
    const other = await clientOf(send).make({ name: "Anna" }, key);
    expect(other.seen.id).not.toBe(all[0]?.seen.id);
  });

  test("20 different moves at one n: one is done; 20 equal ones: one, and 19 repeats", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const lines = linesOf({ w: 5, h: 4 });
    const all = await timesOf(20, (i) => anna.act(id, line(n, 0, lines[i] ?? "")));
    expect(tally(all)).toEqual({ 201: 1, 409: 19 });
    const free = lines.at(-1) ?? "";
    const equal = await timesOf(20, () => ben.act(id, line(n + 1, 1, free)));
    expect(tally(equal)).toEqual({ 201: 1, 200: 19 });
    expect((await anna.look(id)).seen.n).toBe(n + 2);
  });
});

describe("409: what it was about has changed", () => {
  test("a move is bound to the last row of the board, and to no other", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    await ben.act(id, { n, seat: 1, act: "renew-key" });
    expect((await anna.act(id, line(n, 0, "h0,0"))).status).toBe(201);
    const stale = await ben.act(id, line(n, 1, "h0,1"));
    expect([...outcome(stale), stale.seen.n]).toEqual([409, "stale", undefined, n + 2]);
    // Bound before anything is judged.
    expect((await anna.act(id, line(n + 1, 0, "nonsense"))).status).toBe(409);
    for (const act of ["resign", "rematch", "leave", "renew-key"]) {
      const got = await ben.act(id, { n: n + 99, seat: 1, act });
      expect([act, ...outcome(got)]).toEqual([act, 409, "stale", undefined]);
    }
    expect((await ben.act(id, line(99, 1, "h0,1"))).status).toBe(409);
  });

  test("resign and leave are bound to the game: crossing its end loses not the next", async () => {
    const { id, anna, ben, n } = await twoAt(send, { series: "best-of-3" });
    const first = await anna.act(id, { n, seat: 0, act: "resign" });
    expect([first.status, first.seen.game]).toEqual([201, 2]);
    for (const act of ["resign", "leave"]) {
      expect((await ben.act(id, { n, seat: 1, act })).status).toBe(409);
    }
    expect((await anna.act(id, { n, seat: 0, act: "resign" })).status).toBe(200);
    expect((await anna.look(id)).seen).toMatchObject({ n: n + 1, game: 2, end: null });
  });

  test("rematch: too early, asked, twice, accepted, and stale after it", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const wish = (n: number, seat: number) => ({ n, seat, act: "rematch" });
    expect(outcome(await anna.act(id, wish(n, 0)))).toEqual([422, "refused", "game-running"]);
    await anna.act(id, { n, seat: 0, act: "resign" });
    const asked = await anna.act(id, wish(n + 1, 0));
    expect([asked.status, asked.seen.offers[0]?.for]).toEqual([201, "rematch"]);
    expect((await anna.act(id, wish(n + 1, 0))).status).toBe(200);
    expect(outcome(await anna.act(id, wish(n + 2, 0)))).toEqual([422, "refused", "request-open"]);
    const to = asked.seen.offers[0]?.row;
    const yes = await ben.act(id, { n: n + 2, seat: 1, act: "answer", to, yes: true });
    expect([yes.status, yes.seen.game, yes.seen.turn]).toEqual([201, 2, 1]);
    expect(outcome(await ben.act(id, wish(n + 2, 1)))).toEqual([409, "stale", undefined]);
    // The old yes again is harmless, at any later n it is about nothing.
    const again = { n: n + 2, seat: 1, act: "answer", to, yes: true };
    expect((await ben.act(id, again)).status).toBe(200);
    expect((await ben.act(id, { ...again, n: n + 3 })).status).toBe(409);
  });
});
