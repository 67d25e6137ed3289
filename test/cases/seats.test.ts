/** Whose seat it is: links that last, links that are used up, and nobody in another's place. */
import { describe, expect, test } from "vitest";
import {
  clientOf,
  keyOf,
  newKey,
  read,
  tally,
  timesOf,
  twoAt,
  type Client,
} from "../http/client.ts";
import { address, send } from "../http/server.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });

async function invited(wish: object = {}) {
  const anna = clientOf(send);
  const made = await anna.make({ name: "Anna", ...wish });
  return { anna, made, id: made.seen.id, key: keyOf(made, 1) };
}

describe("links", () => {
  test("A3: one's own link holds ten times, on ten devices, until it is renewed", async () => {
    const { id, own, ben, n } = await twoAt(send);
    for (let i = 0; i < 10; i++) expect((await ben.sit(id, own)).status).toBe(200);
    for (let i = 0; i < 10; i++) {
      const sat = await clientOf(send).sit(id, own);
      expect([sat.status, sat.seen.held, keyOf(sat, 1)]).toEqual([200, [1], own]);
    }
    await ben.act(id, { n, seat: 1, act: "renew-key" });
    expect((await clientOf(send).sit(id, own)).status).toBe(404);
  });

  test("B5: without the secret link nobody takes a seat, and no list shows the match", async () => {
    const { anna, id, key } = await invited();
    const eve = clientOf(send);
    for (const one of [undefined, newKey(), id]) {
      expect((await eve.sit(id, one)).status).toBe(404);
    }
    for (const n of [0, 1]) {
      expect((await eve.act(id, { n, seat: 1, act: "name", name: "Eve" })).status).toBe(403);
    }
    for (const path of ["/", "/me", "/new", "/robots.txt", "/api/openapi.json"]) {
      expect(await (await send(path)).text()).not.toContain(id);
    }
    const authorization = `Bearer ${eve.key}`;
    expect((await read(await send("/api/me/matches", { headers: { authorization } }))).text).toBe(
      "[]",
    );
    expect((await anna.look(id)).seen.seats[1]?.who).toBe("free");
    expect((await clientOf(send).sit(id, key)).status).toBe(201);
  });

  test("B8: the maker knows a seat's link until it is taken, then may only reset it", async () => {
    const { anna, id, made, key } = await invited();
    expect(Object.keys(made.seen.keys ?? {})).toEqual(["0", "1"]);
    const ben = clientOf(send);
    const own = keyOf(await ben.sit(id, key), 1);
    const after = await anna.look(id);
    expect(Object.keys(after.seen.keys ?? {})).toEqual(["0"]);
    expect(after.text).not.toContain(own);
    expect((await anna.sit(id, key)).status).toBe(409);
    expect((await anna.act(id, { n: 2, seat: 1, act: "resign" })).status).toBe(403);
    expect((await anna.act(id, { n: 2, act: "reset-seat", of: 1 })).status).toBe(201);
    for (const who of [anna, ben, clientOf(send)]) {
      const { offers } = (await who.look(id)).seen;
      expect(offers).toMatchObject([{ for: "reset", seat: 0, of: 1 }]);
    }
  });

  test("B11: no link makes a player another; of two seats every act names its own", async () => {
    const { anna, id, key } = await invited();
    const own = await anna.sit(id, key);
    expect([own.status, own.why, own.seen.held]).toEqual([422, "own-invitation", [0]]);
    const both = clientOf(send);
    const made = (await both.make({ seats: ["me", "me"] })).seen;
    const wrong = await both.act(made.id, line(1, 1, "h0,0"));
    expect([wrong.status, wrong.why]).toEqual([422, "not-your-turn"]);
    const first = await both.act(made.id, line(1, 0, "h0,0"));
    expect([first.status, first.seen.movers, first.seen.held]).toEqual([201, [0], [0, 1]]);
    for (const seat of [0, 1]) {
      expect((await both.look(made.id, `?seat=${seat}`)).seen.seat).toBe(seat);
    }
  });

  test("B12: one seat on two devices: both move", async () => {
    const { id, anna, ben, own, n } = await twoAt(send);
    const laptop = clientOf(send);
    await laptop.sit(id, own);
    await anna.act(id, line(n, 0, "h0,0"));
    expect((await ben.act(id, line(n + 1, 1, "h0,1"))).status).toBe(201);
    await anna.act(id, line(n + 2, 0, "h0,2"));
    expect((await ben.look(id)).seen.turn).toBe(1);
    const moved = await laptop.act(id, line(n + 3, 1, "h0,3"));
    expect([moved.status, moved.seen.movers]).toEqual([201, [0, 1, 0, 1]]);
    // And the first one again.
    await anna.act(id, line(n + 4, 0, "h0,4"));
    expect((await ben.act(id, line(n + 5, 1, "h1,0"))).status).toBe(201);
  });
});

/** Our own pages, acting with a key at first and with the cookie alone from then on. */
function pageOf(): Client {
  let cookie = "";
  const own = clientOf(async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", address);
    if (cookie) {
      headers.delete("authorization");
      headers.set("cookie", cookie);
    }
    const answer = await send(path, { ...init, headers: Object.fromEntries(headers) });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return answer;
  });
  return own;
}

const ways = [
  ["page", pageOf],
  ["program", () => clientOf(send)],
] as const;
const starters = [0, 1] as const;
const matrix = ways.flatMap(([one, anna]) =>
  ways.flatMap(([other, ben]) =>
    starters.flatMap((starter) =>
      (["a", "b", "c", "d"] as const).map((colour) => ({
        one,
        other,
        starter,
        colour,
        anna,
        ben,
      })),
    ),
  ),
);

test("B16: whoever makes, joins and begins, in any colour: both can move", async () => {
  expect(matrix).toHaveLength(32);
  for (const { anna: newAnna, ben: newBen, starter, colour } of matrix) {
    const [anna, ben] = [newAnna(), newBen()];
    const made = await anna.make({ name: "Anna", starter, colour });
    const { id } = made.seen;
    const sat = await ben.sit(id, keyOf(made, 1), { colour });
    expect([sat.status, sat.seen.held, sat.seen.turn]).toEqual([201, [1], starter]);
    expect(sat.seen.seats[0]?.colour).toBe(colour);
    expect(sat.seen.seats[1]?.colour).not.toBe(colour);
    const seats = starter === 0 ? [anna, ben] : [ben, anna];
    for (const [i, who] of seats.entries()) {
      const seat = (starter + i) % 2;
      const moved = await who.act(id, line(sat.seen.n + i, seat, `h0,${i}`));
      expect([moved.status, moved.seen.held]).toEqual([201, [seat]]);
    }
  }
});

describe("taking a seat", () => {
  test("S2: with the cookie but without an Origin it is refused", async () => {
    const { id, key } = await invited();
    const body = JSON.stringify({ n: 1, act: "sit", key });
    const cookie = `__Host-kp=${clientOf(send).key}`;
    const tries = [{ cookie }, {}, { cookie, "sec-fetch-site": "cross-site" }];
    for (const more of tries) {
      const headers = { "content-type": "application/json", ...more } as Record<string, string>;
      const init = { method: "POST", headers, body };
      const got = await read(await send(`/api/matches/${id}/acts`, init));
      expect([got.status, got.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await clientOf(send).look(id)).seen.seats[1]?.who).toBe("free");
  });

  test("S5: of 100 at once exactly one has it", async () => {
    const { id, key } = await invited();
    const all = await timesOf(100, () => clientOf(send).sit(id, key));
    expect(tally(all)).toEqual({ 201: 1, 409: 99 });
    expect(all.flatMap(({ seen }) => seen.held)).toEqual([1]);
  });

  test("S3, S4: again by the same it is theirs; others get neither it nor a cookie", async () => {
    const { id, key } = await invited();
    const ben = clientOf(send);
    expect((await ben.sit(id, key)).status).toBe(201);
    const again = await ben.sit(id, key);
    expect([again.status, again.seen.held]).toEqual([200, [1]]);
    const eve = pageOf();
    const late = await eve.sit(id, key);
    expect([late.status, late.seen.held]).toEqual([409, []]);
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test("S6: a link of one match opens nothing in another", async () => {
    const [one, other] = [await invited(), await invited()];
    const ben = clientOf(send);
    expect((await ben.sit(other.id, one.key)).status).toBe(404);
    expect((await ben.look(other.id, "", { "seat-key": one.key })).status).toBe(404);
    expect((await ben.sit(one.id, one.key)).status).toBe(201);
    const own = keyOf(await ben.look(one.id), 1);
    expect((await ben.sit(other.id, own)).status).toBe(404);
  });

  test("S13: nobody holds both sides but who chose both on this device", async () => {
    const { anna, id, key } = await invited();
    expect([(await anna.sit(id, key)).why, (await anna.look(id)).seen.held]).toEqual([
      "own-invitation",
      [0],
    ]);
    const open = await invited({ open: true });
    expect((await open.anna.sit(open.id)).status).toBe(200);
    expect((await open.anna.look(open.id)).seen.held).toEqual([0]);
    expect((await clientOf(send).make({ seats: ["me", "me"] })).seen.held).toEqual([0, 1]);
  });

  test("U121, U122: of ten in a team game exactly three sit, and everybody is told", async () => {
    const anna = clientOf(send);
    const seats = ["me", "free", "free", "free"];
    const made = await anna.make({ seats, sides: [0, 1, 0, 1], open: true });
    expect([made.status, made.seen.seats.length]).toEqual([201, 4]);
    const { id } = made.seen;
    const all = await timesOf(10, () => clientOf(send).sit(id));
    expect(tally(all)).toEqual({ 201: 3, 409: 7 });
    const told = (await anna.look(id)).seen.seats;
    expect(told.map(({ who }) => who)).toEqual(Array.from({ length: 4 }, () => "person"));
    expect(all.flatMap(({ seen }) => seen.held).toSorted()).toEqual([1, 2, 3]);
    for (const { status, seen } of all) if (status === 409) expect(seen.seats).toEqual(told);
  });
});
