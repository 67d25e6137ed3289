/** What a later program wrote, met by this one after that was taken back: left as it is. */
import { evictDurableObject, runInDurableObject, type Stub } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, newKey, read, twoAt, type Got } from "../http/client.ts";
import { hasSecurity } from "../http/headers.ts";
import { alarmOf, day, follow, later, send, tablesIn, tablesOf } from "./worker.ts";

const matchOf = (id: string): Stub => env.MATCHES.getByName(id);
const playerOf = (key: string): Stub => env.PLAYERS.getByName(key.split(".")[0] ?? "");
const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });

/** Changes what is on disk, as a later program would have, and starts this program anew. */
async function written(object: Stub, query: string, ...values: unknown[]): Promise<void> {
  await runInDurableObject(object, (_object, { storage: { sql } }) => {
    sql.exec(query, ...values).toArray();
  });
  await evictDurableObject(object);
}

const row = (text: string) =>
  ["INSERT INTO log (n, at, seat, what, text) VALUES (3, 9999, 0, 'bet', ?)", text] as const;
const first = (from: string, to: string) =>
  [`UPDATE log SET text = replace(text, '${from}', '${to}') WHERE n = 1`] as const;

/** What a later program may have done to a match of two that has not moved yet. */
const changes: readonly (readonly [string, readonly [query: string, ...values: string[]]])[] = [
  ["a fact of another name", row("bet 0 h0,0")],
  ["a known fact and another", row("move 0 h0,0\nbet 1")],
  ["a word more in a known fact", row("move 0 h0,0 cpu loud")],
  ["another mark", row("move 0 h0,0 guess")],
  ["another end", row("end sleep 0")],
  ["another request", row("ask 0 pause")],
  ["house rules of another choice", row('ask 0 rules {"gravity":true}')],
  ["a CPU of another level", row("sit 1 cpu:5")],
  ["another kind", first("kind dots", "kind hex")],
  ["another choice", first('"misere"', '"gravity":true,"misere"')],
  ["another value of a choice", first('"plain"', '"spiral"')],
  ["another field of the head", first('"open":false', '"open":false,"veto":1')],
  ["another pace", first('"pace":"none"', '"pace":"2h"')],
  [
    "another migration",
    ["INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', 9999999999999)"],
  ],
];

const outcome = ({ status, type, seen, headers }: Got) => [
  status,
  type,
  seen,
  headers.get("retry-after"),
];
const newer = [503, "/problems/newer", undefined, "120"];

describe("a match that a later program went on with", () => {
  test.each(changes)("%s: nobody can do anything, and nothing is written", async (_, change) => {
    const { id, anna, ben, invitation, own, n } = await twoAt(send);
    const pages = [await follow(id, "?seat=0", anna.key), await follow(id)];
    await written(matchOf(id), ...change);
    const before = JSON.stringify(await tablesOf(id));
    const players = [anna.key, ben.key].map(playerOf);
    const known = JSON.stringify(await Promise.all(players.map(tablesIn)));

    const eve = clientOf(send);
    const asked = [
      await anna.look(id),
      await eve.look(id, "", { "seat-key": invitation }),
      await anna.act(id, line(n, 0, "h0,0")),
      await ben.act(id, { n, seat: 1, act: "name", name: "Benedikt" }),
      await anna.act(id, { n, act: "reset-seat", of: 1 }),
      await eve.sit(id, own),
    ];
    for (const got of asked) {
      expect(outcome(got)).toEqual(newer);
      hasSecurity(got.headers, 503);
    }
    expect(asked[0]?.text).toContain("Es ist nichts verloren");
    // Who had a page open asks again, and is told why.
    for (const { closed } of pages) await expect.poll(() => closed).toEqual([1013]);
    expect((await follow(id)).status).toBe(503);
    expect((await follow(id, "?seat=0", anna.key)).status).toBe(503);

    expect(JSON.stringify(await tablesOf(id))).toBe(before);
    expect(JSON.stringify(await Promise.all(players.map(tablesIn)))).toBe(known);
    expect(await tablesIn(playerOf(eve.key))).toEqual({});
  });

  test("its page says what to do, in both languages", async () => {
    const { id } = await twoAt(send);
    await written(matchOf(id), ...row("bet 0"));
    for (const [lang, said] of [
      ["de", "Es ist nichts verloren. Lade diese Seite in ein paar Minuten neu."],
      ["en", "Nothing is lost. Reload this page in a few minutes."],
    ] as const) {
      const answer = await send(`/g/${id}`, { headers: { "accept-language": lang } });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "120"]);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      const text = await answer.text();
      expect(text).toContain(said);
      expect(text).not.toContain('href="/new"');
    }
  });

  test("made again by the same request it is refused as well", async () => {
    const [anna, key] = [clientOf(send), newKey()];
    const { id } = (await anna.make({}, key)).seen;
    await written(matchOf(id), ...row("bet 0"));
    const before = [await tablesOf(id), await tablesIn(playerOf(anna.key))];
    expect(outcome(await anna.make({}, key))).toEqual(newer);
    expect([await tablesOf(id), await tablesIn(playerOf(anna.key))]).toEqual(before);
  });

  test("a row that comes while the match is open is met in the same way", async () => {
    const { id, anna, n } = await twoAt(send);
    const page = await follow(id);
    await runInDurableObject(matchOf(id), (_match, { storage: { sql } }) => {
      sql.exec(...row("bet 0")).toArray();
    });
    const before = await tablesOf(id);
    expect(outcome(await anna.act(id, line(n, 0, "h0,0")))).toEqual(newer);
    await expect.poll(() => page.closed).toEqual([1013]);
    expect(outcome(await anna.look(id))).toEqual(newer);
    expect(await tablesOf(id)).toEqual(before);
  });

  test("when the later program is back it goes on where it was", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    await anna.act(id, line(n, 0, "h0,0"));
    await written(matchOf(id), "INSERT INTO log VALUES (4, 9999, 1, 'bet', 'bet 1')");
    expect((await ben.look(id)).status).toBe(503);
    // As if this program knew the fact: it means nothing to it.
    await written(matchOf(id), "UPDATE log SET text = 'back 1' WHERE n = 4");
    expect((await ben.look(id)).seen).toMatchObject({ n: 4, moves: "h0,0", held: [1] });
    expect((await ben.act(id, line(4, 1, "h0,1"))).status).toBe(201);
    expect((await follow(id, "?seat=1", ben.key)).status).toBe(101);
  });
});

test("its alarm is no row: it fires again until a program can read the match", async () => {
  const { id } = await twoAt(send, { pace: "1d" });
  await written(matchOf(id), ...row("bet 0 h0,0"));
  const before = JSON.stringify(await tablesOf(id));
  await later(day, id);
  expect(await alarmOf(id)).toBe(Date.now() + 3_600_000);
  expect(JSON.stringify(await tablesOf(id))).toBe(before);
  vi.restoreAllMocks();
});

describe("a player whose tables a later program changed", () => {
  const change = "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', 9999999999999)";

  test("makes and joins nothing, lists nothing, and nothing is written", async () => {
    const [anna, ben] = [clientOf(send), clientOf(send)];
    const made = await anna.make();
    const { id } = made.seen;
    await ben.make();
    for (const { key } of [anna, ben]) await written(playerOf(key), change);
    const disk = () =>
      Promise.all([matchOf(id), playerOf(anna.key), playerOf(ben.key)].map(tablesIn));
    const before = await disk();
    const bearer = { headers: { authorization: `Bearer ${ben.key}` } };
    const asked = [
      await ben.sit(id, keyOf(made, 1)),
      await ben.make(),
      await read(await send("/api/me/matches", bearer)),
    ];
    for (const got of asked) expect(outcome(got)).toEqual(newer);
    for (const path of ["/", "/me"]) expect((await send(path, bearer)).status).toBe(503);
    expect((await send("/")).status).toBe(200);
    expect(await disk()).toEqual(before);
    // What their device is known for at the match needs no player.
    expect((await anna.act(id, line(1, 0, "h0,0"))).status).toBe(201);
  });

  test("a device that only the player knows is not taken for a stranger's", async () => {
    const player = newKey();
    const anna = clientOf(send, `${player}.${newKey()}`);
    const other = clientOf(send, `${player}.${newKey()}`);
    const { id } = (await anna.make()).seen;
    await written(playerOf(player), change);
    const before = await tablesOf(id);
    expect(outcome(await other.look(id))).toEqual(newer);
    expect(outcome(await other.act(id, line(1, 0, "h0,0")))).toEqual(newer);
    expect(await tablesOf(id)).toEqual(before);
  });
});
