/** The tables of design.md §6, row by row, as a program meets them. */
import { describe, expect, test } from "vitest";
import { wireHeader } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import { clientOf, keyOf, newKey, read, tally, timesOf, twoAt, type Got } from "./client.ts";
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

  test("undo: asked, denied, withdrawn, lapsed by a move, granted", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const ask = (n: number, row: number) => ({ n, seat: 0, act: "ask", for: "undo", line: row });
    const answer = (n: number, to: number, yes: boolean) => ({ n, seat: 1, act: "answer", to, yes });
    expect(outcome(await anna.act(id, ask(n, n)))).toEqual([422, "refused", "nothing-to-undo"]);
    await anna.act(id, line(n, 0, "h0,0"));
    expect((await anna.act(id, ask(n + 1, n))).status).toBe(409);
    expect((await anna.act(id, ask(n + 1, n + 1))).status).toBe(201);
    expect((await anna.act(id, ask(n + 1, n + 1))).status).toBe(200);
    expect(outcome(await anna.act(id, ask(n + 2, n + 1)))).toEqual([422, "refused", "request-open"]);
    const own = await anna.act(id, { ...answer(n + 2, n + 2, true), seat: 0 });
    expect(outcome(own)).toEqual([422, "refused", "nothing-to-answer"]);
    const theirs = await ben.act(id, { n: n + 2, seat: 1, act: "withdraw", to: n + 2 });
    expect(outcome(theirs)).toEqual([422, "refused", "nothing-to-answer"]);
    expect((await ben.act(id, answer(n + 2, n + 2, false))).status).toBe(201);
    expect((await ben.act(id, answer(n + 2, n + 2, false))).status).toBe(200);
    expect((await ben.act(id, answer(n + 2, n + 2, true))).status).toBe(409);
    await anna.act(id, ask(n + 3, n + 1));
    const withdraw = { n: n + 4, seat: 0, act: "withdraw", to: n + 4 };
    expect((await anna.act(id, withdraw)).status).toBe(201);
    expect((await anna.act(id, withdraw)).status).toBe(200);
    expect((await ben.act(id, answer(n + 5, n + 4, true))).status).toBe(409);
    await anna.act(id, ask(n + 5, n + 1));
    await ben.act(id, line(n + 6, 1, "h0,1"));
    // A late yes to a lapsed request takes nothing back.
    expect((await ben.act(id, answer(n + 6, n + 6, true))).status).toBe(409);
    expect(outcome(await anna.act(id, ask(n + 7, n + 1)))).toEqual([201, undefined, undefined]);
    const granted = await ben.act(id, answer(n + 8, n + 8, true));
    expect([granted.status, granted.seen.moves, granted.seen.turn]).toEqual([201, "", 0]);
    expect(granted.seen.notes.map(({ what }) => what)).toContain("undone");
  });
});

describe("422, 403, 400, 404, 413, 405, 426", () => {
  test("the rules refuse, with why and with seen", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const why = async (who: typeof anna, body: object) => outcome(await who.act(id, { n, ...body }));
    expect(await why(ben, line(n, 1, "h0,0"))).toEqual([422, "refused", "not-your-turn"]);
    expect(await why(anna, line(n, 0, "h9,9"))).toEqual([422, "refused", "bad-line"]);
    expect(await why(anna, line(n, 0, "xyz"))).toEqual([422, "refused", "bad-move"]);
    expect(await why(anna, line(n, 0, "pass"))).toEqual([422, "refused", "pass-not-allowed"]);
    await anna.act(id, line(n, 0, "h0,0"));
    expect(outcome(await ben.act(id, line(n + 1, 1, "h0,0")))).toEqual([422, "refused", "taken"]);
    await ben.act(id, { n: n + 1, seat: 1, act: "resign" });
    for (const act of [line(n + 2, 0, "h0,1"), { n: n + 2, seat: 0, act: "resign" }]) {
      expect(outcome(await anna.act(id, act))).toEqual([422, "refused", "game-over"]);
    }
    const fill = { n: n + 2, act: "fill", of: 1, cpu: "cpu:1" };
    expect(outcome(await anna.act(id, fill))).toEqual([409, "seat-taken", undefined]);
    const reset = { n: n + 2, act: "reset-seat", of: 0 };
    expect(outcome(await anna.act(id, reset))).toEqual([422, "refused", "not-to-give"]);
  });

  test("a match that cannot be", async () => {
    const why = async (wish: object) => outcome(await clientOf(send).make({ ...wish }));
    expect(await why({ seats: ["cpu:1", "cpu:1"] })).toEqual([422, "refused", "nobody-plays"]);
    expect(await why({ starter: 5 })).toEqual([422, "refused", "starter"]);
    expect(await why({ sides: [0, 2] })).toEqual([422, "refused", "sides"]);
    expect(await why({ ranked: true })).toEqual([422, "refused", expect.any(String)]);
    expect(await why({ kind: "chess" })).toEqual([400, "bad-request", undefined]);
    expect(await why({ options: { w: 11 } })).toEqual([400, "bad-request", undefined]);
    expect(await why({ options: { size: 4 } })).toEqual([400, "bad-request", undefined]);
  });

  test("no undo: off by the match", async () => {
    const { id, anna, n } = await twoAt(send, { undo: "off" });
    await anna.act(id, line(n, 0, "h0,0"));
    const asked = await anna.act(id, { n: n + 1, seat: 0, act: "ask", for: "undo", line: n + 1 });
    expect(outcome(asked)).toEqual([422, "refused", "undo-off"]);
  });

  test("not your seat: another's, an onlooker's, a maker's act, no proof at all", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const eve = clientOf(send);
    const of = { n, act: "reset-seat", of: 0 };
    const tries = [
      await ben.act(id, line(n, 0, "h0,0")),
      await eve.act(id, line(n, 0, "h0,0")),
      await anna.act(id, { n, seat: 1, act: "name", name: "X" }),
      await ben.act(id, of),
      await ben.act(id, { ...of, act: "fill", cpu: "cpu:1" }),
    ];
    for (const got of tries) {
      expect([...outcome(got), got.seen.n]).toEqual([403, "not-your-seat", undefined, n]);
    }
    const body = JSON.stringify(line(n, 0, "h0,0"));
    for (const authorization of [undefined, "Bearer x", "Basic eDp5", `Bearer ${anna.key}.x`]) {
      const headers = { ...(authorization && { authorization }) };
      const got = await read(await send(`/api/matches/${id}/acts`, { method: "POST", headers, body }));
      expect(outcome(got)).toEqual([403, "not-your-seat", undefined]);
    }
    expect((await anna.look(id)).seen.n).toBe(n);
  });

  test("bodies nobody can read", async () => {
    const { id, anna, n } = await twoAt(send);
    const post = async (path: string, body: string, more: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${anna.key}`, "idempotency-key": newKey(), ...more };
      return outcome(await read(await send(`/api/matches${path}`, { method: "POST", headers, body })));
    };
    const good = line(n, 0, "h0,0");
    const deep = `${'{"a":'.repeat(50)}1${"}".repeat(50)}`;
    const bodies = [
      "", "{", "[]", "null", '"x"', JSON.stringify({ ...good, act: "fly" }),
      JSON.stringify({ ...good, more: 1 }), JSON.stringify({ ...good, n: "2" }),
      JSON.stringify({ ...good, n: -1 }), JSON.stringify({ ...good, n: 1.5 }),
      JSON.stringify({ ...good, seat: 8 }), JSON.stringify({ ...good, move: 7 }),
      JSON.stringify({ ...good, moves: ["h0,0"] }), JSON.stringify({ n, seat: 0, act: "move" }),
      JSON.stringify({ n, seat: 0, act: "ask", for: "undo" }), JSON.stringify({ act: "sit" }),
      `{"n":${n},"seat":0,"act":"ask","for":"rules","options":${deep}}`,
    ];
    for (const body of bodies) {
      expect([body, ...(await post(`/${id}/acts`, body))]).toEqual([body, 400, "bad-request", undefined]);
      expect(await post("", body)).toEqual([400, "bad-request", undefined]);
    }
    const wish = JSON.stringify({ kind: "dots" });
    expect(await post("", wish, { "idempotency-key": "" })).toEqual([400, "bad-request", undefined]);
    expect((await post("", wish, { "idempotency-key": "x".repeat(201) }))[0]).toBe(400);
    expect((await post("", wish))[0]).toBe(201);
    const large = JSON.stringify({ ...good, move: "x".repeat(8200) });
    for (const path of ["", `/${id}/acts`]) {
      expect(await post(path, large)).toEqual([413, "too-large", undefined]);
      const old = await post(path, JSON.stringify(good), { [wireHeader]: "-1" });
      expect(old).toEqual([426, "too-old", undefined]);
    }
    for (const [method, path] of [["PUT", ""], ["GET", ""], ["DELETE", `/${id}`], ["POST", `/${id}`],
      ["GET", `/${id}/acts`], ["POST", `/${id}/live`]] as const) {
      const got = await read(await send(`/api/matches${path}`, { method }));
      expect([method, path, ...outcome(got)]).toEqual([method, path, 405, "wrong-method", undefined]);
    }
    expect((await anna.look(id)).seen.n).toBe(n);
  });

  test("one 404 for everything that is not there", async () => {
    const { id, anna, ben, invitation, own } = await twoAt(send);
    const eve = clientOf(send);
    await ben.act(id, { n: 2, seat: 1, act: "renew-key" });
    const tries = [
      await anna.look(newKey()), await anna.look("short"), await anna.look(`${newKey()}a`),
      await anna.look(id.toUpperCase()), await eve.sit(newKey(), newKey()),
      await eve.sit("short", newKey()), await eve.sit(id, newKey()), await eve.sit(id),
      await eve.sit(id, own), await eve.sit(id, invitation),
      await eve.look(id, "", { "seat-key": newKey() }), await eve.look(id, "", { "seat-key": "x" }),
      await eve.look(id, "", { "seat-key": own }),
    ];
    for (const [i, { status, text }] of tries.entries()) {
      expect([i, status, text]).toEqual([i, 404, tries[0]?.text]);
    }
    expect(keyOf(await ben.look(id), 1)).not.toBe(own);
  });
});
