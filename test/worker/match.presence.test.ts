/** Who is there, and who may be pushed, as the match keeps it. */
import { expect, test } from "vitest";
import { clientOf, keyOf, twoAt } from "../http/client.ts";
import { follow, send, tablesOf } from "./worker.ts";

async function awayIn(id: string): Promise<readonly boolean[]> {
  const { seats } = await tablesOf(id);
  return (seats ?? []).map((row) => (row as { away: number | null }).away !== null);
}

test("who is away is known after the end too, and not where the CPU may not stand in", async () => {
  const { id, anna, ben } = await twoAt(send, { standIn: true });
  const hers = await follow(id, "?seat=0", anna.key);
  const his = await follow(id, "?seat=1", ben.key);
  await expect.poll(() => awayIn(id)).toEqual([false, false]);
  const { seen } = await anna.act(id, { n: 2, seat: 0, act: "resign" });
  expect(seen.end).toMatchObject({ how: "resign" });
  his.socket?.close(1000);
  await expect.poll(() => awayIn(id)).toEqual([false, true]);
  await anna.act(id, { n: seen.n, seat: 0, act: "stand-in", on: false });
  expect(await awayIn(id)).toEqual([false, false]);
  hers.socket?.close(1000);
});

test("only whoever everybody waits for may be nudged", async () => {
  const anna = clientOf(send);
  const ben = clientOf(send);
  const made = await anna.make({ seats: ["me", "free", "me"], sides: [0, 1, 0] });
  const { id } = made.seen;
  await ben.sit(id, keyOf(made, 1));
  const nudge = (of: number) => ben.act(id, { n: 2, seat: 1, act: "nudge", of });
  expect((await nudge(2)).why).toBe("not-to-nudge");
  expect((await nudge(1)).why).toBe("not-to-nudge");
  expect((await nudge(0)).status).toBe(200);
  expect((await nudge(0)).why).toBe("nudged");
});
