/** What people are told, at once or when they ask, and what never stands in it. */
import { describe, expect, test } from "vitest";
import { idPattern, type Seen } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import { clientOf, keyOf, timesOf, twoAt } from "../http/client.ts";
import { address, send } from "../http/server.ts";
import { follow } from "../http/sockets.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });

test("Q100: what each is told is in their own language, whoever plays with them", async () => {
  const { id, anna, ben } = await twoAt(send, { name: "Anna", lang: "de" });
  const both = [anna, ben].map(async (who, seat) => {
    const headers = {
      authorization: `Bearer ${who.key}`,
      "accept-language": seat === 0 ? "de-DE,en;q=0.5" : "en-GB,de;q=0.5",
      "content-type": "application/json",
    };
    const page = await (await send(`/g/${id}`, { headers })).text();
    const body = JSON.stringify({ n: 9, seat, act: "move", move: "h0,0" });
    const no = await send(`/api/matches/${id}/acts`, { method: "POST", headers, body });
    const { title } = (await no.json()) as { readonly title: string };
    return [/<html lang="(\w+)"/.exec(page)?.[1], page.includes("am Zug"), title] as const;
  });
  const [hers, his] = await Promise.all(both);
  expect([hers?.[0], hers?.[1], his?.[0], his?.[1]]).toEqual(["de", true, "en", false]);
  expect(hers?.[2]).not.toBe(his?.[2]);
});

describe("secrets", () => {
  test("S10, C19: no path or query has a key in it, and onlookers are told none", async () => {
    const wish = { name: "Kanarienvogel", hideNames: true };
    const { id, anna, ben, invitation, own, n } = await twoAt(send, wish);
    await ben.act(id, { n, seat: 1, act: "name", name: "Papagei" });
    await anna.act(id, line(n, 0, "h0,0"));
    const hers = keyOf(await anna.look(id), 0);
    const people = [anna, ben].flatMap(({ key }) => key.split("."));
    const secrets = [invitation, own, hers, ...people];
    const paths = ["", ".svg", ".png", ".txt", ".json", "?game=1&ply=0"].map(
      (end) => `/g/${id}${end}`,
    );
    const open = [`/api/matches/${id}`, `/api/matches/${id}?ply=0`, `/embed/${id}`, "/", "/me"];
    for (const path of [...paths, ...open, `/oembed?url=${address}/g/${id}`, "/api/me/matches"]) {
      const text = await (await send(path)).text();
      for (const secret of [...secrets, "Kanarienvogel", "Papagei"]) {
        expect([path, text.includes(secret)]).toEqual([path, false]);
      }
    }
    for (const who of [anna, ben]) {
      const headers = { cookie: `__Host-kp=${who.key}`, origin: address };
      for (const path of [`/g/${id}`, "/", "/me", `/api/matches/${id}`]) {
        const answer = await send(path, { headers });
        const text = await answer.text();
        for (const secret of people) expect(text).not.toContain(secret);
        // In an address a key stands behind the # alone, which no browser ever sends.
        for (const key of [invitation, own, hers]) {
          expect(text).not.toMatch(new RegExp(`[/?&=]${key}`));
          expect([...answer.headers.values()].join("\n")).not.toContain(key);
        }
      }
    }
  });

  test("W8, W2: over a whole game an onlooker is told only what all may see", async () => {
    const { id, anna, ben, n } = await twoAt(send, { options: { w: 3, h: 2 } });
    const cookie = `__Host-kp=${ben.key}`;
    const watchers = [
      await follow(id),
      await follow(id, "", { cookie, origin: address }),
      await follow(id, "", { authorization: `Bearer ${ben.key}` }),
    ];
    let seen = (await anna.look(id)).seen;
    for (const move of linesOf({ w: 3, h: 2 })) {
      const { turn } = seen;
      if (turn === null) break;
      seen = (await (turn === 0 ? anna : ben).act(id, line(seen.n, turn, move))).seen;
    }
    expect([seen.end?.how, seen.n > n + 10]).toEqual(["rules", true]);
    for (const { told, socket } of watchers) {
      await expect.poll(() => told.at(-1)?.n).toBe(seen.n);
      for (const one of told) {
        const { held, seat, keys, maker } = one;
        expect([held, seat, keys, maker]).toEqual([[], null, undefined, false]);
      }
      const known = new RegExp(idPattern.source.replaceAll(/[$^]/g, ""), "g");
      const letters = new Set([...JSON.stringify(told).matchAll(known)].map(([text]) => text));
      expect([...letters].filter((text) => text !== id)).toEqual([]);
      socket.close();
    }
  });

  test("X1: names are cut, and what is unseen or turns text around is taken out", async () => {
    const { id, anna, n } = await twoAt(send);
    const names = [
      "<img src=x onerror=alert(1)>",
      '"><svg onload=alert(1)>',
      "javascript:alert(1)",
      "\u202eannA\u202c\u2066x\u2069",
      "a\u200d\u200d\u200d\u200db",
      "z\u0351\u0351\u0351\u0351\u0351\u0351",
      "\u0000\u0007\n\ttab",
      "👩‍👩‍👧‍👧".repeat(30),
    ];
    for (const name of names) {
      const got = await anna.act(id, { n, seat: 0, act: "name", name });
      expect(got.status).toBe(200);
      const shown = got.seen.seats[0]?.name ?? "";
      expect([...new Intl.Segmenter("de").segment(shown)].length).toBeLessThanOrEqual(20);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(shown).not.toBe("");
      const page = await (await send(`/g/${id}`)).text();
      expect(page).not.toMatch(/<img|<svg onload|<[^>]*onerror=/);
    }
    const long = await anna.act(id, { n, seat: 0, act: "name", name: "x".repeat(7000) });
    expect(long.status).toBe(400);
  });
});

describe("told at once", () => {
  test("U121: who sits down shows at the others' pages without a reload", async () => {
    const anna = clientOf(send);
    const made = await anna.make();
    const { id } = made.seen;
    const pages = [
      await follow(id, "?seat=0", { authorization: `Bearer ${anna.key}` }),
      await follow(id),
    ];
    const all = await timesOf(5, () => clientOf(send).sit(id, keyOf(made, 1), { name: "Ben" }));
    expect(all.filter(({ status }) => status === 409)).toHaveLength(4);
    for (const { told, socket } of pages) {
      await expect.poll(() => told.at(-1)?.seats[1]).toMatchObject({ who: "person", name: "Ben" });
      socket.close();
    }
  });

  test("D20: one seat in two tabs wishes to play again: both go to one game", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const headers = { authorization: `Bearer ${anna.key}` };
    const tabs = [await follow(id, "?seat=0", headers), await follow(id, "?seat=0", headers)];
    await ben.act(id, { n, seat: 1, act: "resign" });
    const wish = { n: n + 1, seat: 0, act: "rematch" };
    const pressed = await timesOf(2, () => anna.act(id, wish));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await ben.act(id, { ...wish, seat: 1 })).status).toBe(201);
    for (const { told, socket } of tabs) {
      await expect.poll(() => told.at(-1)?.game).toBe(2);
      socket.close();
    }
    expect((await anna.look(id)).seen).toMatchObject({ n: n + 3, game: 2 });
  });

  test("D21: two tabs as two seats of one browser each keep their own", async () => {
    const both = clientOf(send);
    const { id } = (await both.make({ seats: ["me", "me"] })).seen;
    const headers = { authorization: `Bearer ${both.key}` };
    const tabs = [await follow(id, "?seat=0", headers), await follow(id, "?seat=1", headers)];
    await both.act(id, line(1, 0, "h0,0"));
    await both.act(id, line(2, 1, "h0,1"));
    for (const [seat, { told, socket }] of tabs.entries()) {
      await expect.poll(() => told.at(-1)?.moves).toBe("h0,0 h0,1");
      expect(new Set(told.map((one: Seen) => one.seat))).toEqual(new Set([seat]));
      socket.close();
    }
  });

  test("J65: a wish to play again waits for fourteen days, and nobody need be there", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    await ben.act(id, { n, seat: 1, act: "resign" });
    const at = Date.now();
    const asked = await anna.act(id, { n: n + 1, seat: 0, act: "rematch" });
    const [offer] = asked.seen.offers;
    const days = ((offer?.until ?? 0) - at) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect(asked.seen.seats.map(({ here }) => here)).toEqual([false, false]);
    const yes = await ben.act(id, { n: n + 2, seat: 1, act: "rematch" });
    expect([yes.status, yes.seen.game, yes.seen.turn]).toEqual([201, 2, 1]);
  });

  test("J66: at 2:0 no third game is made, and the beginner alternates", async () => {
    const { id, anna, ben, n } = await twoAt(send, { series: "best-of-3" });
    const first = await anna.act(id, { n, seat: 0, act: "resign" });
    expect([first.seen.game, first.seen.turn, first.seen.end]).toEqual([2, 1, null]);
    const second = await anna.act(id, { n: n + 1, seat: 0, act: "resign" });
    expect(second.seen).toMatchObject({ game: 2, turn: null, end: { winner: 1 } });
    expect(second.seen.games).toHaveLength(2);
    expect(second.seen.standing).toMatchObject({ wins: [0, 2], over: true, winner: 1 });
    // Nobody can have a third by asking for more of this series.
    const late = await ben.act(id, { n: n + 2, seat: 1, act: "resign" });
    expect([late.status, late.why]).toEqual([422, "game-over"]);
    expect((await ben.look(id)).seen.n).toBe(n + 2);

    const even = await twoAt(send, { series: "best-of-3" });
    await even.anna.act(even.id, { n: even.n, seat: 0, act: "resign" });
    const third = await even.ben.act(even.id, { n: even.n + 1, seat: 1, act: "resign" });
    expect(third.seen).toMatchObject({ game: 3, end: null, standing: { wins: [1, 1] } });
  });
});
