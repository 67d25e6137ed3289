/** A missed deadline where the others choose: who may, and what more than half of them want. */
import { describe, expect, test } from "vitest";
import { choosers, tally, type Take } from "../../engine/claims.ts";
import { after, begun, day, decided, last, refused, waited, type Log } from "./log.ts";

function late(sides: readonly number[]): Log {
  const log = begun({ pace: "1d", late: "choose", sides });
  return waited(log, log.match.due ?? 0);
}

describe("who chooses", () => {
  test("everybody of another side who is still in", () => {
    expect(choosers(late([0, 1, 2]).match)).toEqual([1, 2]);
    expect(choosers(late([0, 1, 0]).match)).toEqual([1]);
    expect(choosers(begun().match)).toEqual([]);
  });

  test("nobody else, and only while somebody is late", () => {
    const team = late([0, 1, 0]);
    for (const seat of [0, 2]) {
      const claim = decided(team, { act: "claim", take: "win" }, seat);
      expect(claim).toEqual(refused("not-to-claim"));
    }
    expect(decided(begun(), { act: "claim", take: "cpu" }, 1)).toEqual(refused("nothing-to-claim"));
  });
});

describe("what they choose", () => {
  const three = late([0, 1, 2]);
  const votes = (...given: readonly (readonly [number, Take])[]) => new Map(given);

  test.each([
    [votes(), null],
    [votes([1, "cpu"]), null],
    [votes([1, "cpu"], [2, "win"]), null],
    [votes([1, "win"], [2, "win"]), "win"],
    // The one who is late has no vote.
    [votes([0, "wait"], [1, "wait"]), null],
  ])("%o: %s", (given, take) => {
    expect(tally(three.match, given)).toBe(take);
  });

  test("is done once more than half want it; before, it is only taken down", () => {
    const claim = { act: "claim", take: "win" } as const;
    expect(decided(three, claim, 1)).toEqual({ counted: true });
    const other = new Map([[2, "wait" as Take]]);
    expect(decided(three, claim, 1, { votes: other })).toEqual({ counted: true });
    const won = after(three, claim, 1, { votes: new Map([[2, "win" as Take]]) });
    expect(last(won)).toMatch(/^left 0\n/);
  });

  test("is the CPU's move if they do not agree in two days", () => {
    const due = three.match.due ?? 0;
    expect(waited(three, due - 1)).toBe(three);
    expect(last(waited(three, due))).toMatch(/^move 0 \w+ time/);
    expect(due).toBe(three.match.at + 2 * day);
  });

  test("is about the board as it was: once it has changed, the claim is stale", () => {
    const wait = after(late([0, 1]), { act: "claim", take: "cpu" }, 1);
    expect(decided(wait, { act: "claim", take: "win" }, 1, { n: 1 })).toEqual({ no: "stale" });
  });
});
