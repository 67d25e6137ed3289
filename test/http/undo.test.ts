/** Taking back over the interface: every way that a request ends (design.md §6). */
import { expect, test } from "vitest";
import { twoAt, type Got } from "./client.ts";
import { send } from "./server.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const ask = (n: number, row: number) => ({ n, seat: 0, act: "ask", for: "undo", line: row });
const answer = (n: number, to: number, yes: boolean) => ({ n, seat: 1, act: "answer", to, yes });
const outcome = ({ status, type, why }: Got) => [status, type?.slice(10), why];

test("asked, asked again, denied, answered once more", async () => {
  const { id, anna, ben, n } = await twoAt(send);
  expect(outcome(await anna.act(id, ask(n, n)))).toEqual([422, "refused", "nothing-to-undo"]);
  await anna.act(id, line(n, 0, "h0,0"));
  expect((await anna.act(id, ask(n + 1, n))).status).toBe(409);
  expect((await anna.act(id, ask(n + 1, n + 1))).status).toBe(201);
  expect((await anna.act(id, ask(n + 1, n + 1))).status).toBe(200);
  expect(outcome(await anna.act(id, ask(n + 2, n + 1)))).toEqual([422, "refused", "request-open"]);
  const own = await anna.act(id, { ...answer(n + 2, n + 2, true), seat: 0 });
  expect(outcome(own)).toEqual([422, "refused", "nothing-to-answer"]);
  const theirs = await ben.act(id, { n: n + 2, seat: 1, act: "withdraw", to: n + 2 });
  expect(outcome(theirs)).toEqual([422, "refused", "nothing-to-answer"]);
  expect((await ben.act(id, answer(n + 2, n + 2, false))).status).toBe(201);
  expect((await ben.act(id, answer(n + 2, n + 2, false))).status).toBe(200);
  expect((await ben.act(id, answer(n + 2, n + 2, true))).status).toBe(409);
});

test("withdrawn, lapsed by a move, granted; the fourth is too many", async () => {
  const { id, anna, ben, n } = await twoAt(send);
  await anna.act(id, line(n, 0, "h0,0"));
  await anna.act(id, ask(n + 1, n + 1));
  const withdraw = { n: n + 2, seat: 0, act: "withdraw", to: n + 2 };
  expect((await anna.act(id, withdraw)).status).toBe(201);
  expect((await anna.act(id, withdraw)).status).toBe(200);
  expect((await ben.act(id, answer(n + 3, n + 2, true))).status).toBe(409);
  await anna.act(id, ask(n + 3, n + 1));
  await ben.act(id, line(n + 4, 1, "h0,1"));
  // A late yes to a lapsed request takes nothing back.
  expect((await ben.act(id, answer(n + 4, n + 4, true))).status).toBe(409);
  expect((await anna.act(id, ask(n + 5, n + 1))).status).toBe(201);
  const granted = await ben.act(id, answer(n + 6, n + 6, true));
  expect([granted.status, granted.seen.moves, granted.seen.turn]).toEqual([201, "", 0]);
  expect(granted.seen.notes.map(({ what }) => what)).toContain("undone");
  // What stood before the undo is no longer asked about.
  expect((await anna.act(id, line(n + 5, 0, "v0,0"))).status).toBe(409);
  await anna.act(id, line(n + 7, 0, "v0,0"));
  const fourth = await anna.act(id, ask(n + 8, n + 8));
  expect(outcome(fourth)).toEqual([422, "refused", "too-many-requests"]);
});
