/** The status line: who did what, also where the CPU or a plan did it, and how it ended. */
import { describe, expect, test } from "vitest";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen, SeenNote } from "../../../engine/wire.ts";
import { loadGame } from "../../../worker/pages/loading.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import {
  firstModel,
  initialsOf,
  namesOf,
  playersOf,
  type Model,
} from "../../../web/pages/model.ts";
import { endOf, noteOf, statusOf, storyOf } from "../../../web/pages/told.ts";
import { duel, table } from "../../engine/log.ts";

const game = await loadGame("dots", "de");
const words = pageWords.de;
const { match } = duel({ starter: 0 });
const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);

/** A match of Anna (0) and Ben (1), told to whoever holds these seats. */
function seenFrom(held: readonly number[], change: Partial<Seen> = {}): Seen {
  const seen = seenBy("id", match, people, { held, maker: false }, {}, table);
  const moves = change.moves?.split(" ").length ?? 0;
  const view = { symbols: {}, hatz: false };
  return { ...seen, view, ply: moves, gains: Array(moves).fill(0), ...change };
}
const model = (seen: Seen, change: Partial<Model> = {}): Model => ({
  ...firstModel(seen, seen, "https://kaestchen.example"),
  ...change,
});
const status = (seen: Seen, change: Partial<Model> = {}): string => {
  const { word, text } = statusOf(model(seen, change), words, game);
  return `${word} ${text}`.trim();
};
const seat = { who: "person", name: "", colour: "a", here: true, standIn: false } as const;
const seats = (...names: readonly (string | null)[]): Seen["seats"] =>
  names.map((name) => ({ ...seat, who: name === null ? "free" : "person", name: name ?? "" }));

describe("what was not made by hand is told of whoever made it", () => {
  const late: SeenNote = { after: 0, what: "missed", seat: 1 };
  const one = { moves: "h0,0", movers: [1], turn: 0 };
  test("the CPU, since time was up", () => {
    const timed = { ...one, marks: { 0: "time" }, notes: [late] } as const;
    const text = "Ben hat die Frist verpasst. Die CPU (für Ben) zog a1–b1.";
    expect(status(seenFrom([0], timed))).toBe(`Du bist dran. ${text}`);
    expect(storyOf(0, seenFrom([0], timed), words, game)).toBe(text);
    expect(storyOf(1, seenFrom([0], timed), words, game)).toBe("");
    expect(storyOf(0, seenFrom([1], timed), words, game)).toBe(
      "Du hast die Frist verpasst. Die CPU (für dich) zog a1–b1.",
    );
    expect(storyOf(0, seenFrom([0], timed), pageWords.en, game)).toMatch(
      /^Ben has missed the deadline\. The CPU \(for Ben\) /,
    );
  });
  test("the CPU that stands in, beside what the player did", () => {
    const both = { moves: "h0,0 h0,1", movers: [1, 1], marks: { 1: "standin" } } as const;
    expect(storyOf(0, seenFrom([0], both), words, game)).toBe(
      "Ben zog a1–b1. Die CPU (für Ben) zog b1–c1.",
    );
  });
  test("a plan", () => {
    const planned = { ...one, turn: 0, marks: { 0: "plan" } } as const;
    expect(status(seenFrom([1], planned))).toBe("Anna ist dran. Dein Plan zog a1–b1.");
    expect(status(seenFrom([0], planned))).toBe("Du bist dran. Ben (geplant) zog a1–b1.");
  });
});

test("a turn is told alike as it happens and on return: one move by its name", () => {
  const one = seenFrom([0], { moves: "h0,0", movers: [1], turn: 0 });
  expect([status(one), storyOf(0, one, words, game)]).toEqual([
    "Du bist dran. Ben zog a1–b1.",
    "Ben zog a1–b1.",
  ]);
  const three = seenFrom([0], {
    moves: "h1,1 h0,0 h0,1 h0,2",
    movers: [0, 1, 1, 1],
    gains: [0, 1, 1, 0],
    turn: 0,
  });
  const told = /^Du bist dran\. Ben zog 3 Linien und nahm 2 Kästchen\.$/;
  expect(status(three)).toMatch(told);
  expect(status(three, { story: storyOf(1, three, words, game) })).toMatch(told);
});

test("what has happened since the last move comes before the story of it", () => {
  const left = { after: 1, what: "left", seat: 1 } as const;
  const seen = seenFrom([0], { moves: "h0,0", movers: [1], notes: [left], turn: 0 });
  expect(status(seen, { story: "Ben zog a1–b1." })).toBe("Du bist dran. Ben ist gegangen.");
});

test("a free seat on turn: each hears what they can do", () => {
  const free = { seats: seats("Anna", null), turn: 1 };
  expect(status(seenFrom([0], { ...free, keys: { 1: "key" } }))).toBe(
    "Der freie Platz ist dran. Schick den Link.",
  );
  expect(status(seenFrom([], free), { opens: "free" })).toBe(
    "Der freie Platz ist dran. Nimm Platz, dann geht es weiter.",
  );
  expect(status(seenFrom([], free))).toBe("Der freie Platz ist dran.");
});

describe("the end", () => {
  test("names whoever left last, and is told to them as theirs", () => {
    const seen = seenFrom([0], {
      seats: seats("Anna", "Ben", "Cem"),
      sides: [0, 1, 2],
      end: { how: "left", winner: 0 },
      notes: [1, 2].map((one) => ({ after: 0, what: "left", seat: one }) as const),
    });
    expect(endOf(model(seen), words)).toBe("Cem ist gegangen. Du gewinnst.");
    const theirs = { ...seen, held: [2], seat: 2 };
    expect(endOf(model(theirs), words)).toBe("Du bist gegangen. Anna gewinnt.");
  });
  test("of a team is told of several", () => {
    const over = { sides: [0, 1, 0, 1], end: { how: "rules", winner: 0 }, scores: [7, 5] } as const;
    const seen = seenFrom([1], { ...over, seats: seats("Anna", "Ben", "Christiane", "Dora") });
    expect(endOf(model(seen), words)).toBe("Anna und Christiane gewinnen 7 : 5.");
    expect(endOf(model(seen), pageWords.en)).toBe("Anna and Christiane win 7–5.");
    const own = { ...seen, held: [2], seat: 2 };
    expect(endOf(model(own), words)).toBe("Ihr gewinnt 7 : 5.");
  });
});

test("free seats have no initial, and are counted", () => {
  const sides = [0, 1, 2, 3];
  const players = playersOf({ seats: seats("Mia", null, null, "Max"), sides }, words);
  expect(players.map(({ initial }) => initial)).toEqual(["Mi", "?", "?", "Ma"]);
  const one = playersOf({ seats: seats("Mia", null, null, "Otto"), sides }, words);
  expect(one.map(({ initial }) => initial)).toEqual(["M", "?", "?", "O"]);
  expect(namesOf(seats("Mia", null, null, null), words)).toBe("Mia und 3 freie Plätze");
  expect(initialsOf(["Mo", "Mo"])).toEqual(["M1", "M2"]);
});

test("to whoever it is about a note says du", () => {
  const note = { after: 0, what: "missed", seat: 0 } as const;
  expect(noteOf(note, seenFrom([0]), words)).toBe("Du hast die Frist verpasst.");
  expect(noteOf(note, seenFrom([0, 1]), words)).toBe("Anna hat die Frist verpasst.");
});
