/** What time alone decides: missed deadlines, stand-ins, seats that are given out anew. */
import { describe, expect, test } from "vitest";
import { nextTime } from "../../engine/late.ts";
import { currentGame } from "../../engine/match.ts";
import {
  after,
  begun,
  besides,
  day,
  decided,
  duel,
  last,
  moveOf,
  refused,
  turnOf,
  waited,
} from "./log.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe("a missed deadline", () => {
  test("is played by the CPU: one decision, marked, and the next has its own clock", () => {
    const log = waited(begun({ pace: "30s", late: "cpu" }), 32 * second);
    const { moves } = currentGame(log.match);
    expect(moves[0]).toMatchObject({ seat: 0, mark: "time" });
    expect(moves.filter(({ mark }) => mark === "time")).toHaveLength(1);
    expect(log.match.due).toBe(32 * second + 30 * second);
  });

  test("where days count, is played for the whole turn", () => {
    const log = begun({ pace: "1d", late: "cpu" });
    const late = waited(log, log.match.due ?? 0);
    expect(turnOf(late)).not.toBe(0);
    expect(late.match.due).toBe((log.match.due ?? 0) + day);
  });

  test("is lost where that was agreed; of three sides two play on", () => {
    const two = begun({ pace: "1d", late: "lose", sides: [0, 1] });
    expect(last(waited(two, two.match.due ?? 0))).toBe("missed 0\nend time 1\ndue none");
    const three = begun({ pace: "1d", late: "lose" });
    const played = waited(three, three.match.due ?? 0);
    expect(last(played)).toMatch(/^missed 0\nleft 0\n/);
    expect([currentGame(played.match).end, turnOf(played) === 0]).toEqual([null, false]);
    expect(played.match.due).toBe((three.match.due ?? 0) + day);
  });

  test("leaves the others two days to choose, and one answer of two is enough", () => {
    const log = begun({ pace: "1d", late: "choose", sides: [0, 1] });
    const due = log.match.due ?? 0;
    const late = waited(log, due);
    expect(last(late)).toBe(`missed 0\ndue ${due + 2 * day}`);
    expect(late.match.missed).toBe(0);
    const now = due + hour;
    const wait = after(late, { act: "claim", take: "wait" }, 1, { now });
    expect([last(wait), wait.match.missed]).toEqual([`due ${now + day}`, null]);
    const cpu = after(late, { act: "claim", take: "cpu" }, 1, { now });
    expect(last(cpu)).toMatch(/^move 0 \w+ time/);
    const win = after(late, { act: "claim", take: "win" }, 1, { now });
    expect(last(win)).toBe("end time 1\ndue none");
    const moved = after(late, moveOf(late), 0, { now });
    expect([moved.match.missed, moved.match.due]).toEqual([null, now + day]);
    expect(last(waited(late, due + 2 * day))).toMatch(/^move 0 \w+ time/);
  });
});

describe("the CPU stands in", () => {
  const away = besides({ here: [false, true], away: [5000, null] });

  test("for whoever is away for a minute on their turn while somebody waits", () => {
    const log = duel({ standIn: true });
    expect(waited(log, 5000 + minute - 1, away)).toBe(log);
    const stood = waited(log, 5000 + minute, away);
    expect(last(stood)).toMatch(/^standin 0 on\nmove 0 \w+ standin/);
    expect(stood.match.seats[0]?.standIn).toBe(true);
    expect(turnOf(stood)).toBe(1);
    // From then on it answers in the row of whoever moves.
    const next = after(stood, moveOf(stood), 1);
    expect(currentGame(next.match).moves.at(-1)).toMatchObject({ seat: 0, mark: "standin" });
  });

  test("not where it may not, where nobody waits, or where nobody is away", () => {
    for (const [may, beside] of [
      [false, away],
      [true, besides({ here: [false, false], away: [5000, 5000] })],
      [true, besides({ here: [true, true], away: [null, null] })],
      [true, besides({ here: [false, true], away: [null, null] })],
    ] as const) {
      const log = duel({ standIn: may });
      expect(waited(log, 2 * hour, beside)).toBe(log);
      expect(nextTime(log.match, beside, log.table)).toBe(Infinity);
    }
  });

  test("not while nobody is there but whom it stands in for already: they only look", () => {
    const stood = waited(duel({ standIn: true }), 5000 + minute, away);
    const later = stood.match.at + day;
    const looks = besides({ here: [true, false], away: [null, stood.match.at] });
    expect(turnOf(stood)).toBe(1);
    expect(waited(stood, later, looks)).toBe(stood);
    expect(nextTime(stood.match, looks, stood.table)).toBe(Infinity);
    const back = after(stood, { act: "back" }, 0, { now: later });
    expect(last(waited(back, later, looks))).toMatch(/^standin 1 on\nmove 1 /);
  });

  test("not while the others choose what comes of a missed deadline", () => {
    const log = duel({ standIn: true, pace: "30s", late: "choose" });
    const late = waited(log, (log.match.due ?? 0) + second, away);
    expect(late.match.missed).toBe(0);
    expect(waited(late, 5000 + 2 * minute, away)).toBe(late);
  });

  test("nobody is away before it is their turn, unless every decision has its clock", () => {
    const one = after(duel({ standIn: true, starter: 1 }), moveOf(duel({ starter: 1 })), 1, {
      now: hour,
    });
    expect(turnOf(one)).toBe(0);
    expect(nextTime(one.match, away, one.table)).toBe(hour + minute);
    const quick = duel({ standIn: true, pace: "60s" });
    expect(nextTime(quick.match, away, quick.table)).toBe(1000 + minute + second);
  });

  test("and hands back at the first act of whoever sits there", () => {
    const stood = waited(duel({ standIn: true }), 5000 + minute, away);
    const back = after(stood, { act: "back" }, 0);
    expect(last(back)).toBe("back 0\nstandin 0 off");
    expect(back.match.notes.map(({ what }) => what)).toEqual(["standin", "back"]);
    expect(decided(back, { act: "back" }, 0)).toEqual(refused("not-away"));
    const muted = after(stood, { act: "renew-key", generation: 1 }, 0);
    expect(last(muted)).toBe("back 0\nstandin 0 off\nkey 0 1");
    // Others' acts leave it where it is.
    expect(after(stood, moveOf(stood), 1).match.seats[0]?.standIn).toBe(true);
  });

  test("without anybody gaining time by that: the other's clock runs on", () => {
    const log = duel({ standIn: true, pace: "1d" });
    const stood = waited(log, 5000 + minute, away);
    const { due } = stood.match;
    expect([turnOf(stood), due]).toEqual([1, stood.match.at + day]);
    expect(after(stood, { act: "back" }, 0).match.due).toBe(due);
  });

  test("is the maker's to allow, and ends where it is forbidden", () => {
    const log = duel();
    expect(decided(log, { act: "stand-in", on: true }, 1, { maker: false })).toEqual({
      no: "not-your-seat",
    });
    const on = after(log, { act: "stand-in", on: true }, 0);
    expect([last(on), on.match.standIn]).toEqual(["standin all on", true]);
    expect(decided(on, { act: "stand-in", on: true }, 0)).toEqual(refused("no-change"));
    const stood = waited(on, on.match.at + hour, besides({ here: [false, true], away: [0, null] }));
    expect(stood.match.seats[0]?.standIn).toBe(true);
    const off = after(stood, { act: "stand-in", on: false }, 0);
    expect([off.match.standIn, off.match.seats[0]?.standIn]).toEqual([false, false]);
  });
});

describe("a seat that is lost", () => {
  test("is free a day after somebody asked for it, under a new key", () => {
    const asked = after(begun(), { act: "reset-seat", of: 1 }, 0, { now: 5000 });
    const beside = { ...besides(), generations: [1, 4, 1] };
    expect(nextTime(asked.match, beside, asked.table)).toBe(5000 + day);
    expect(waited(asked, 5000 + day - 1, beside)).toBe(asked);
    const free = waited(asked, 5000 + day, beside);
    expect(last(free)).toBe(`lapse ${asked.match.n}\nkey 1 5`);
    expect(free.match.seats[1]?.taken).toBe(false);
    expect(free.match.notes).toMatchObject([{ what: "reset", seat: 1 }]);
  });

  test("takes its deadline along, and whoever sits down next has a new one", () => {
    const log = begun({ pace: "3d", starter: 1 });
    const asked = after(log, { act: "reset-seat", of: 1 }, 0, { now: 5000 });
    const free = waited(asked, 5000 + day, { ...besides(), generations: [1, 1, 1] });
    expect([last(free).split("\n").at(-1), free.match.due]).toEqual(["due none", null]);
    const sat = after(free, { act: "sit" }, 1, { now: 2 * day });
    expect(sat.match.due).toBe(5 * day);
  });
});
