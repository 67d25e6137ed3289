/** What a page makes of answers that come late, twice or not at all. */
import { array, assert, nat, property } from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { seenBy } from "../../engine/seen.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Late } from "../../web/pages/late.ts";
import { words } from "../../web/words.ts";
import { after, duel, moveOf, table } from "../engine/log.ts";
import { before, first, isAsked, mine, page, people, playing, seenOf, theirs } from "./page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what acting takes", () => {
  test("is asked for once for all that needs it; a move made before waits for it", async () => {
    let come: (part: Partial<Late>) => void = () => {};
    let times = 0;
    const { match, asked, held } = page(seenOf(before), (part) => {
      if (part === "playing") times++;
      return new Promise((done) => (come = part === "playing" ? done : come));
    });
    match.doings.move(first);
    match.hear({ seen: { ...seenOf(before), n: before.match.n + 1 } });
    expect([times, asked.length]).toEqual([1, 0]);
    come({ playing });
    await isAsked(asked, 1);
    expect(asked[0]?.body).toMatchObject({ moves: [first] });
    expect(new Set(await Promise.all(held))).toEqual(new Set([true]));
  });

  test("that does not come is asked for again, and the page says so", async () => {
    const away = (): Promise<Partial<Late>> => Promise.reject(new Error("no net"));
    const { match, asked, held } = page(seenOf(before), away);
    expect(await held[0]).toBe(false);
    match.doings.move(first);
    await expect.poll(() => match.model().notice).toEqual(words.silent);
    expect([match.model().playing, asked.length]).toEqual([null, 0]);
  });
});

test("what only time has made due is brought when somebody comes back to the page", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const parts: string[] = [];
  const { window } = page({ ...seenOf(before), fate: { at: 2000, told: 1000 } }, (part) => {
    parts.push(part);
    return Promise.resolve({});
  });
  window.fire("focus");
  expect(parts).not.toContain("times");
  vi.setSystemTime(1000);
  window.fire("focus");
  expect(parts).toContain("times");
});

describe("an answer", () => {
  test("that the socket has overtaken does not turn the match back", async () => {
    const { match, asked } = page();
    match.doings.move(first);
    await isAsked(asked, 1);
    match.hear({ seen: seenOf(theirs) });
    asked[0]?.answer(201, seenOf(mine));
    await expect.poll(() => match.model().sent).toBeNull();
    expect(match.model().newest.n).toBe(theirs.match.n);
    expect(match.model().seen).toBe(match.model().newest);
  });

  test("is waited for: a second tap meanwhile sends nothing, one right after it does", async () => {
    const { match, asked } = page();
    match.doings.move(first);
    match.doings.move(first);
    await isAsked(asked, 1);
    asked[0]?.answer(201, seenOf(theirs));
    await expect.poll(() => match.model().sent).toBeNull();
    match.doings.move(moveOf(theirs).moves[0] ?? "");
    await isAsked(asked, 2);
  });

  test("of too many requests loses no move", async () => {
    const { match, asked, window } = page();
    match.doings.move(first);
    await isAsked(asked, 1);
    asked[0]?.answer(429, { type: "/problems/too-many", title: "Zu viele.", status: 429 });
    await expect.poll(() => match.model().unsent).toBe(true);
    expect(match.model().sent).toEqual([first]);
    window.fire("online");
    await isAsked(asked, 2);
    expect(asked[1]?.body).toEqual(asked[0]?.body);
    asked[1]?.answer(201, seenOf(mine));
    await expect.poll(() => match.model().sent).toBeNull();
    expect(match.model().newest.moves).toBe(first);
  });
});

test("of a game in a series the last position stays until somebody goes on", async () => {
  const running = duel({ starter: 0, series: "best-of-3" });
  const over = after(running, { act: "resign" }, 1);
  const { match, asked } = page(seenOf(running));
  match.hear({ seen: seenOf(over) });
  match.hear({ seen: { ...seenOf(over), n: over.match.n + 1 } });
  await isAsked(asked, 2);
  expect(asked[0]?.path).toContain("game=1");
  const last = seenBy("id", over.match, people, { held: [0], maker: true }, { game: 1 }, table);
  asked[0]?.answer(200, last);
  await expect.poll(() => match.model().newest.game).toBe(2);
  expect(match.model().seen).toEqual(last);
  asked[1]?.answer(200, last);
  await expect.poll(() => match.model().newest.n).toBe(over.match.n + 1);
  expect(match.model().seen).toEqual(last);
  match.doings.show(null);
  expect(match.model().seen).toBe(match.model().newest);
});

describe("a move whose answer is lost", () => {
  const lost = { type: "/problems/too-many", title: "Zu viele.", status: 429 };

  test("is settled by what the socket told meanwhile", async () => {
    const { match, asked } = page();
    match.doings.move(first);
    await isAsked(asked, 1);
    match.hear({ seen: seenOf(theirs) });
    expect(match.model().sent).toEqual([first]);
    asked[0]?.answer(429, lost);
    await expect.poll(() => match.model().sent).toBeNull();
    expect(match.model().unsent).toBe(false);
  });

  test("or tells later, and is not sent again", async () => {
    const { match, asked, window } = page();
    match.doings.move(first);
    await isAsked(asked, 1);
    asked[0]?.answer(429, lost);
    await expect.poll(() => match.model().unsent).toBe(true);
    match.hear({ seen: seenOf(mine) });
    expect([match.model().sent, match.model().unsent]).toEqual([null, false]);
    window.fire("online");
    match.doings.move(moveOf(theirs).moves[0] ?? "");
    expect(asked).toHaveLength(1);
  });
});

describe("a move that is sent again by hand", () => {
  test("says that it goes, that it failed, and goes on waiting", async () => {
    const { match, asked } = page();
    match.doings.move(first);
    await isAsked(asked, 1);
    const tooMany = { type: "/problems/too-many", title: "Zu viele.", status: 429 };
    asked[0]?.answer(429, tooMany);
    await expect.poll(() => match.model().unsent).toBe(true);
    expect(match.model().retry).toBe("no");
    match.doings.retry();
    match.doings.retry();
    expect(match.model().retry).toBe("trying");
    await isAsked(asked, 2);
    asked[1]?.answer(429, tooMany);
    await expect.poll(() => match.model().retry).toBe("failed");
    expect([match.model().unsent, match.model().sent]).toEqual([true, [first]]);
    match.doings.retry();
    await isAsked(asked, 3);
    asked[2]?.answer(201, seenOf(mine));
    await expect.poll(() => match.model().sent).toBeNull();
    await expect.poll(() => [match.model().retry, match.model().unsent]).toEqual(["no", false]);
  });
});

describe("a note of trouble goes when it is settled", () => {
  test("a refusal: once the match has gone on, not when somebody only comes", () => {
    const { match } = page();
    match.hear({ seen: seenOf(mine) });
    match.doings.typed("h3,3");
    match.hear({ seen: { ...seenOf(mine), seats: [] } });
    expect(match.model().notice?.head).toBe(words.notDone);
    match.hear({ seen: seenOf(theirs) });
    expect(match.model().notice).toBeNull();
  });

  test("no net: as soon as the match is heard again", async () => {
    const { match, asked } = page();
    match.doings.confirm("resign");
    await isAsked(asked, 1);
    vi.stubGlobal("navigator", { onLine: false });
    asked[0]?.fail();
    await expect.poll(() => match.model().notice).toBe(words.silent);
    match.hear({ seen: seenOf(before) });
    expect(match.model().notice).toBeNull();
  });

  test("no key in what was pasted: with the next try", async () => {
    const { match, asked } = page();
    await match.doings.claim("kein Code");
    expect(match.model().notice).toBe(words.noKey);
    match.doings.claim("2".repeat(27));
    await isAsked(asked, 1);
    expect(match.model().notice).toBeNull();
  });
});

test("what was drawn goes on being drawn when only somebody comes or goes", () => {
  const { match } = page();
  match.hear({ seen: seenOf(theirs) });
  const { fresh } = match.model();
  expect(fresh.length).toBe(1);
  match.hear({ seen: { ...seenOf(theirs), seats: [] } });
  expect(match.model().fresh).toBe(fresh);
});

test("D23: whatever comes twice or in another order, a page never goes back", () => {
  let log = duel({ starter: 0 });
  const all = [seenOf(log)];
  while (log.match.games.at(-1)?.end === null && all.length < 12) {
    const { turn } = seenOf(log);
    log = after(log, moveOf(log), turn ?? 0);
    all.push(seenOf(log));
  }
  expect(all.length).toBeGreaterThan(5);
  const heard = array(nat({ max: all.length - 1 }), { minLength: 1, maxLength: 40 });
  assert(
    property(heard, (order) => {
      const { match } = page();
      let last = 0;
      for (const i of order) {
        match.hear({ seen: all[i] as Seen });
        last = Math.max(last, i);
        expect(match.model().newest).toEqual(all[last]);
        expect(match.model().seen).toBe(match.model().newest);
      }
      vi.unstubAllGlobals();
    }),
    { numRuns: 200 },
  );
});
