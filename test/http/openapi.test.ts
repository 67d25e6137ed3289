/** `/api/openapi.json`: a document of its kind, of every route, that every answer keeps. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wireHeader } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import { clientOf, newKey, read, twoAt, type Client, type Fields } from "./client.ts";
import { keeper, send } from "./server.ts";
import { follow, knock } from "./sockets.ts";

const { description, answered, wrong } = keeper;
const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });

describe("the document", () => {
  test("is OpenAPI 3.1, for anybody to read", async () => {
    const got = await read(await send("/api/openapi.json"));
    const type = got.headers.get("content-type")?.split(";")[0];
    expect([got.status, type]).toEqual([200, "application/json"]);
    expect(got.headers.get("access-control-allow-origin")).toBe("*");
    const { valid, errors } = await new Validator().validate(JSON.parse(got.text) as Fields);
    expect([valid, errors]).toEqual([true, undefined]);
    const etag = got.headers.get("etag") ?? "";
    const again = await send("/api/openapi.json", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  test("its schemas are schemas, and each of their objects is closed", () => {
    const ajv = new Ajv2020({ strict: false });
    const open: string[] = [];
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== "object" || value === null) return;
      const closed = !("properties" in value) || "additionalProperties" in value;
      if (!closed) open.push(at);
      for (const [name, inner] of Object.entries(value)) visit(inner, `${at}/${name}`);
    };
    for (const [name, schema] of Object.entries(description.components.schemas)) {
      expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
      visit(schema, name);
    }
    expect(open).toEqual([]);
  });

  test("it has every route of the worker, and no other", () => {
    const under: Readonly<Record<string, string>> = {
      app: "",
      matches: "/api/matches",
      me: "/api/me",
    };
    const text = ["index.ts", "routes/matches.ts", "routes/me.ts"]
      .map((file) => readFileSync(`worker/${file}`, "utf8"))
      .join("\n");
    for (const [, path, name = ""] of text.matchAll(/app\.route\("(\/api[^"]*)", (\w+)\)/g)) {
      expect(under[name]).toBe(path);
    }
    const routes = [...text.matchAll(/\b(\w+)\.(get|post|put|patch|delete)\(\s*"(\/[^"]*)"/g)].map(
      ([, name = "", verb = "", path = ""]) => {
        const whole = `${under[name]}${path}`.replace(/\/$/, "");
        return `${verb} ${whole.replaceAll(/:(\w+)/g, "{$1}")}`;
      },
    );
    const told = Object.entries(description.paths).flatMap(([path, item]) =>
      Object.keys(item).map((verb) => `${verb} ${path}`),
    );
    expect(told.toSorted()).toEqual(routes.toSorted());
  });
});

/** Every choice there is, at least once. */
const wishes: readonly Fields[] = [
  {},
  { options: { content: "theme", theme: "zirkus", first: 3 }, series: "sum-of-3" },
  { options: { content: "random", twists: ["swap", "x2"], w: 9, h: 2, twistHatz: true } },
  { options: { content: "weighted", misere: true, blitz: true }, alternate: false },
  { options: { content: "field", field: "2x1:x2@0,0" }, series: "best-of-3" },
  { options: { earlyEnd: true }, hideNames: true, open: true, undo: "off", late: "lose" },
  { options: { teamRotation: "line" }, seats: ["me", "cpu:2", "me", "free"], sides: [0, 1, 0, 1] },
];

describe("every answer is as described", () => {
  test.each(wishes)("a match of %j", async (wish) => {
    const anna = clientOf(send);
    const made = await anna.make({ seats: ["me", "cpu:2"], ...wish });
    const { id, n } = made.seen;
    expect((await anna.act(id, line(n, 0, "h0,0"))).status).toBe(201);
    await looks(id, anna);
    await anna.act(id, { n: n + 1, seat: 0, act: "resign" });
    await looks(id, anna);
  });

  /** As a holder, as somebody else, with a key, and at earlier positions. */
  async function looks(id: string, who: Client): Promise<void> {
    const { seen, headers } = await who.look(id);
    const etag = headers.get("etag") ?? "";
    const queries = ["?ply=0", "?game=1&ply=1", "?seat=1"].map((query) => who.look(id, query));
    const keys = Object.values(seen.keys ?? {}).map((key) =>
      clientOf(send).look(id, "", { "seat-key": key }),
    );
    for (const { status } of await Promise.all([...queries, ...keys])) expect(status).toBe(200);
    expect((await who.look(id, "", { "if-none-match": etag })).status).toBe(304);
    expect((await read(await send(`/api/matches/${id}`))).seen.seat).toBeNull();
    expect((await send("/api/me/matches", bearer(who.key))).status).toBe(200);
  }

  const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

  test("every act, with requests open and answered, to the end and on", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    // In the second game it is Ben's turn.
    const acts: readonly (readonly [Client, number, Fields])[] = [
      [ben, 200, { seat: 1, act: "name", name: "Änne", colour: "d" }],
      [anna, 201, { seat: 0, act: "move", moves: ["h0,0"] }],
      [anna, 201, { seat: 0, act: "ask", for: "undo", line: n + 1 }],
      [anna, 201, { seat: 0, act: "withdraw", to: n + 2 }],
      [anna, 201, { seat: 0, act: "ask", for: "undo", line: n + 1 }],
      [ben, 201, { seat: 1, act: "answer", to: n + 4, yes: true }],
      [anna, 201, { seat: 0, act: "ask", for: "rules", options: { w: 3 } }],
      [anna, 422, { seat: 0, act: "ask", for: "rules", options: { w: 4 } }],
      [ben, 201, { seat: 1, act: "answer", to: n + 6, yes: true }],
      [ben, 200, { seat: 1, act: "mute", on: true }],
      [ben, 201, { seat: 1, act: "renew-key" }],
      [anna, 201, { seat: 0, act: "ask", for: "resign" }],
      [ben, 201, { seat: 1, act: "rematch" }],
      [anna, 201, { seat: 0, act: "rematch" }],
      [anna, 201, { act: "reset-seat", of: 1 }],
      [ben, 201, { seat: 1, act: "answer", to: n + 12, yes: false }],
      [anna, 409, { act: "fill", of: 1, cpu: "cpu:2", seat: 0 }],
      [anna, 201, { act: "stand-in", on: true }],
      [ben, 422, { seat: 1, act: "back" }],
      [ben, 422, { seat: 1, act: "claim", take: "wait" }],
      [anna, 200, { seat: 0, act: "nudge", of: 1 }],
      [anna, 200, { seat: 0, act: "plan", tree: [{ if: "h0,0", play: ["h0,1"], then: [] }] }],
      [ben, 200, { seat: 1, act: "extend" }],
      [anna, 201, { seat: 0, act: "leave" }],
    ];
    for (const [who, status, fields] of acts) {
      const { seen } = await who.look(id);
      const got = await who.act(id, { n: seen.n, ...fields });
      expect([fields, got.status, got.why]).toEqual([fields, status, got.why]);
      await looks(id, who);
    }
    const { seen } = await anna.look(id);
    expect([seen.game, seen.games.map(({ end }) => end?.how)]).toEqual([2, ["left"]]);
    expect(seen.options).toMatchObject({ w: 3, h: 4 });
  });

  test("a match that the rules end", async () => {
    const anna = clientOf(send);
    const options = { content: "field", field: "2x1:x2@0,0" };
    let { seen } = await anna.make({ seats: ["me", "me"], options });
    for (const move of linesOf({ w: 2, h: 1 })) {
      ({ seen } = await anna.act(seen.id, line(seen.n, seen.turn ?? 0, move)));
    }
    expect([seen.end?.how, seen.turn]).toEqual(["rules", null]);
    await looks(seen.id, anna);
  });

  test("every refusal", async () => {
    const { seen: crowded } = await clientOf(send).make();
    const watching = await Promise.all(Array.from({ length: 64 }, () => follow(crowded.id)));
    expect((await knock(`/api/matches/${crowded.id}/live`, {})).status).toBe(429);
    for (const { socket } of watching) socket.close();
    expect((await send("/api/me/matches", bearer("x"))).status).toBe(403);
    const { id, anna, ben, invitation, n } = await twoAt(send);
    const eve = clientOf(send);
    expect((await eve.sit(id, invitation)).type).toBe("/problems/seat-taken");
    expect((await ben.act(id, line(n, 1, "h0,0"))).type).toBe("/problems/refused");
    expect((await anna.act(id, line(99, 0, "h0,0"))).type).toBe("/problems/stale");
    expect((await eve.act(id, line(n, 1, "h0,0"))).type).toBe("/problems/not-your-seat");
    expect((await anna.act(newKey(), line(n, 0, "h0,0"))).status).toBe(404);
    expect((await anna.look("short")).status).toBe(404);
    expect((await send(`/api/matches/${id}`, bearer("x"))).status).toBe(403);
    const key = newKey();
    for (const [status, open] of [[201], [200], [409, true]] as const) {
      expect((await anna.make({ open }, key)).status).toBe(status);
    }
    expect((await anna.make({ ranked: true })).status).toBe(422);
    for (const path of ["", `/${id}/acts`]) await refusals(`/api/matches${path}`, anna.key);
    for (const path of ["/api", "/api/", "/api/me", "/api/me/x", "/api/openapi", "/api/matches/"]) {
      expect([404, 405]).toContain((await send(path, { method: "PUT" })).status);
    }
    for (const path of Object.keys(description.paths)) {
      const got = await send(path.replace("{id}", id), { method: "DELETE" });
      expect([path, got.status]).toEqual([path, 405]);
    }
  });

  async function refusals(path: string, key: string): Promise<void> {
    const post = async (body: string, more: Record<string, string> = {}) => {
      const headers = { "idempotency-key": newKey(), authorization: `Bearer ${key}`, ...more };
      return (await send(path, { method: "POST", headers, body })).status;
    };
    expect(await post("{")).toBe(400);
    expect(await post("{}", { authorization: "Basic x" })).toBe(403);
    expect(await post(" ".repeat(8193))).toBe(413);
    expect(await post("{}", { [wireHeader]: "-1" })).toBe(426);
  }

  test("sockets: what they tell, and why some do not open", async () => {
    const { id, anna, ben } = await twoAt(send);
    const live = `/api/matches/${id}/live`;
    const hers = await follow(id, "?seat=0", bearer(anna.key).headers);
    const watching = await follow(id);
    await ben.act(id, { n: 2, seat: 1, act: "name", name: "Ben" });
    for (const { told, socket } of [hers, watching]) {
      await expect.poll(() => told.at(-1)?.seats[1]?.name).toBe("Ben");
      socket.close();
    }
    expect((await send(live)).status).toBe(400);
    const paths = [`${live}?seat=0`, `/api/matches/${newKey()}/live`, live];
    const knocks = paths.map((path) => knock(path, bearer(ben.key).headers));
    const statuses = (await Promise.all(knocks)).map(({ status }) => status);
    expect(statuses).toEqual([403, 404, 101]);
  });

  /** No answer in the sense of the others: `knock` has seen it. */
  const opened = "get /api/matches/{id}/live 101";

  test("nothing is described that was not answered", () => {
    const statuses = Object.entries(description.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, { responses }]) =>
        Object.keys(responses).map((status) => `${verb} ${path} ${status}`),
      ),
    );
    // Limits of numbers are off here, and no later program writes: both have tests in workerd.
    const elsewhere = [opened, "post /api/matches 429", "post /api/matches/{id}/acts 429"];
    const missing = statuses
      .filter((one) => !elsewhere.includes(one) && !one.endsWith(" 503"))
      .filter((one) => !answered.has(one));
    expect(missing).toEqual([]);
  });

  test("what is not described would show", async () => {
    const { seen } = await clientOf(send).make();
    const is = (value: object) => wrong(["components", "schemas", "Seen"], value) === null;
    const { ply: _, ...less } = seen;
    const [seat] = seen.seats;
    const others: readonly object[] = [
      { ...seen, more: 1 },
      { ...seen, kind: "chess" },
      { ...seen, n: "1" },
      { ...seen, seats: [{ ...seat, more: 1 }] },
      { ...seen, view: { ...seen.view, more: 1 } },
      { ...seen, options: { ...seen.options, more: 1 } },
      { ...seen, games: seen.games.map((game) => ({ ...game, options: {} })) },
      less,
    ];
    expect([is(seen), ...others.map(is)]).toEqual([true, ...others.map(() => false)]);
  });
});
