/** What is refused, and how: design.md §6, from 422 down to 426. */
import { describe, expect, test } from "vitest";
import { wireHeader } from "../../engine/wire.ts";
import { clientOf, keyOf, newKey, read, twoAt, type Got } from "./client.ts";
import { address, send } from "./server.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const outcome = ({ status, type, why }: Got) => [status, type?.slice(10), why];

describe("422, 403, 400, 404, 413, 405, 426", () => {
  test("the rules refuse, with why and with seen", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const why = async (who: typeof anna, body: object) =>
      outcome(await who.act(id, { n, ...body }));
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
      await eve.act(id, of),
      await ben.act(id, { ...of, act: "fill", cpu: "cpu:1" }),
      await ben.act(id, { n, act: "stand-in", on: true }),
    ];
    for (const got of tries) {
      expect([...outcome(got), got.seen.n]).toEqual([403, "not-your-seat", undefined, n]);
    }
    const body = JSON.stringify(line(n, 0, "h0,0"));
    for (const authorization of [undefined, "Bearer x", "Basic eDp5", `Bearer ${anna.key}.x`]) {
      const headers = { ...(authorization && { authorization }) };
      const got = await read(
        await send(`/api/matches/${id}/acts`, { method: "POST", headers, body }),
      );
      expect(outcome(got)).toEqual([403, "not-your-seat", undefined]);
    }
    const mine = { headers: { authorization: "Bearer x" } };
    expect((await send("/api/me/matches", mine)).status).toBe(403);
    expect((await anna.look(id)).seen.n).toBe(n);
  });

  test("a body that does not tell its length is read no further than the limit", async () => {
    const { id, anna, n } = await twoAt(send);
    const good = JSON.stringify(line(n, 0, "h0,0"));
    const headers = { authorization: `Bearer ${anna.key}`, "content-type": "application/json" };
    const sent = async (text: string): Promise<number> => {
      const body = new Blob([text]).stream();
      const init = { method: "POST", headers, body, duplex: "half" };
      return (await fetch(`${address}/api/matches/${id}/acts`, init)).status;
    };
    expect(await sent(good + " ".repeat(9000))).toBe(413);
    expect(await sent(good)).toBe(201);
  });

  test("bodies nobody can read", async () => {
    const { id, anna, n } = await twoAt(send);
    const post = async (path: string, body: string, more: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${anna.key}`, "idempotency-key": newKey(), ...more };
      return outcome(
        await read(await send(`/api/matches${path}`, { method: "POST", headers, body })),
      );
    };
    const good = line(n, 0, "h0,0");
    const deep = `${'{"a":'.repeat(50)}1${"}".repeat(50)}`;
    const bodies = [
      "",
      "{",
      "[]",
      "null",
      '"x"',
      JSON.stringify({ ...good, act: "fly" }),
      JSON.stringify({ ...good, more: 1 }),
      JSON.stringify({ ...good, n: "2" }),
      JSON.stringify({ ...good, n: -1 }),
      JSON.stringify({ ...good, n: 1.5 }),
      JSON.stringify({ ...good, seat: 8 }),
      JSON.stringify({ ...good, move: 7 }),
      JSON.stringify({ ...good, moves: ["h0,0"] }),
      JSON.stringify({ n, seat: 0, act: "move" }),
      JSON.stringify({ n, seat: 0, act: "ask", for: "undo" }),
      JSON.stringify({ act: "sit" }),
      `{"n":${n},"seat":0,"act":"ask","for":"rules","options":${deep}}`,
    ];
    for (const body of bodies) {
      expect([body, ...(await post(`/${id}/acts`, body))]).toEqual([
        body,
        400,
        "bad-request",
        undefined,
      ]);
      expect(await post("", body)).toEqual([400, "bad-request", undefined]);
    }
    const wish = JSON.stringify({ kind: "dots" });
    expect(await post("", wish, { "idempotency-key": "" })).toEqual([
      400,
      "bad-request",
      undefined,
    ]);
    expect((await post("", wish, { "idempotency-key": "x".repeat(201) }))[0]).toBe(400);
    expect((await post("", wish))[0]).toBe(201);
    const large = JSON.stringify({ ...good, move: "x".repeat(8200) });
    for (const path of ["", `/${id}/acts`]) {
      expect(await post(path, large)).toEqual([413, "too-large", undefined]);
      const old = await post(path, JSON.stringify(good), { [wireHeader]: "-1" });
      expect(old).toEqual([426, "too-old", undefined]);
    }
    for (const [method, path] of [
      ["PUT", ""],
      ["GET", ""],
      ["DELETE", `/${id}`],
      ["POST", `/${id}`],
      ["GET", `/${id}/acts`],
      ["POST", `/${id}/live`],
    ] as const) {
      const got = await read(await send(`/api/matches${path}`, { method }));
      expect([method, path, ...outcome(got)]).toEqual([
        method,
        path,
        405,
        "wrong-method",
        undefined,
      ]);
    }
    expect((await anna.look(id)).seen.n).toBe(n);
  });

  test("one 404 for everything that is not there", async () => {
    const { id, anna, ben, invitation, own } = await twoAt(send);
    const eve = clientOf(send);
    await ben.act(id, { n: 2, seat: 1, act: "renew-key" });
    const tries = [
      await anna.look(newKey()),
      await anna.look("short"),
      await anna.look(`${newKey()}a`),
      await anna.look(id.toUpperCase()),
      await eve.sit(newKey(), newKey()),
      await eve.sit("short", newKey()),
      await eve.sit(id, newKey()),
      await eve.sit(id),
      await eve.sit(id, own),
      await eve.sit(id, invitation),
      await eve.look(id, "", { "seat-key": newKey() }),
      await eve.look(id, "", { "seat-key": "x" }),
      await eve.look(id, "", { "seat-key": own }),
    ];
    for (const [i, { status, text }] of tries.entries()) {
      expect([i, status, text]).toEqual([i, 404, tries[0]?.text]);
    }
    expect(keyOf(await ben.look(id), 1)).not.toBe(own);
  });
});
