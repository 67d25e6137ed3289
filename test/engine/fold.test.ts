/** Facts → match: from rows alone, and nothing but rows. */
import { describe, expect, test } from "vitest";
import type { Row } from "../../engine/facts.ts";
import { enterRow, fold, UnknownFact } from "../../engine/fold.ts";
import { currentGame } from "../../engine/match.ts";
import { frozen } from "../laws.ts";
import { after, begun, duel, moveOf, played, table, turnOf } from "./log.ts";

const row = (n: number, text: string): Row => ({ n, at: 2000, seat: 0, what: "vote", text });

describe("a log that this program is too old for", () => {
  test("is not read", () => {
    const { rows } = begun();
    for (const text of ["vote 0 3a", "move 0 3a ghost", "", "sit 0\nvote 1"]) {
      expect(() => fold([...rows, row(2, text)], table)).toThrow(UnknownFact);
    }
  });
  test("is told from one that is broken", () => {
    const { rows, match } = begun();
    expect(() => fold([...rows, row(2, "move 0 skip")], table)).toThrow(
      /stored move skip: can-play/,
    );
    expect(() => fold([row(1, "sit 0")], table)).toThrow(/begins with its kind/);
    expect(() => enterRow(match, row(2, "move 0 nonsense"), table)).toThrow();
  });
});

test("no rows are no match", () => expect(fold([], table)).toBeNull());

test("row by row and all at once are the same, and nothing given is changed", () => {
  const { rows } = played(after(begun({ series: "best-of-3" }), { act: "leave" }, 1));
  const ground = frozen({ ...table, rules: table.rules, cpu: table.cpu });
  const one = frozen(rows).reduce<ReturnType<typeof fold>>((match, next) => {
    return frozen(enterRow(match, next, ground));
  }, null);
  expect(one).toEqual(fold(rows, table));
});

test("a move's gain is what it brought its own side at once", () => {
  const { match } = played(begun({ series: "best-of-3" }));
  const { scores } = table.rules;
  const gains = match.games.flatMap(({ moves, states }) =>
    moves.map(({ seat, gain }, i) => {
      const side = match.head.sides[seat] ?? 0;
      const [before, after] = [states[i], states[i + 1]].map((state) => {
        return scores(state ?? {})[side] ?? 0;
      });
      expect(gain).toBe((after ?? 0) - (before ?? 0));
      return gain;
    }),
  );
  expect(Math.max(...gains)).toBeGreaterThan(0);
});

test("what nobody was asked for changes nothing on the board", () => {
  const log = begun();
  const rows = [
    ...log.rows,
    row(2, "missed 0\nback 0\nstandin 1 on\ndue 99\nlapse 7\nanswer 7 yes"),
  ];
  const match = fold(rows, table);
  expect(match?.boardRow).toBe(log.match.boardRow);
  expect(match).toMatchObject({ n: 2, at: 2000, due: 99 });
  expect(match?.notes.map(({ what }) => what)).toEqual(["missed", "back", "standin"]);
  expect(match?.seats[1]?.standIn).toBe(true);
});

test("the last row that changed the board is what moves are bound to", () => {
  let log = duel();
  const bound = () => log.match.boardRow;
  expect(bound()).toBe(1);
  log = after(log, moveOf(log), turnOf(log));
  expect(bound()).toBe(2);
  log = after(log, { act: "renew-key", generation: 1 }, 0);
  expect(bound()).toBe(2);
  log = after(log, { act: "resign" }, 0);
  expect(bound()).toBe(4);
  log = after(log, { act: "rematch" }, 0);
  expect(bound()).toBe(4);
  log = after(log, { act: "rematch" }, 1);
  expect(bound()).toBe(6);
});

test("other house rules, agreed to, hold from the next game on", () => {
  const log = begun();
  const options = { hand: 2, misere: true };
  const agreed = fold(
    [
      ...log.rows,
      { n: 2, at: 1, seat: 0, what: "ask", text: `ask 0 rules ${JSON.stringify(options)}` },
      { n: 3, at: 2, seat: 1, what: "answer", text: "answer 2 yes" },
      { n: 4, at: 3, seat: 2, what: "answer", text: "answer 2 yes" },
    ],
    table,
  );
  if (!agreed) throw new Error("a match");
  expect(agreed).toMatchObject({ options, offers: [] });
  expect(currentGame(agreed).options).toEqual(log.match.options);
});
