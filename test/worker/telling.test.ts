/** What everybody is told of an act. */
import { expect, test } from "vitest";
import { twoAt } from "../http/client.ts";
import { follow, send } from "./worker.ts";

test("an act is answered with what its page is told; others are told their own", async () => {
  const { id, anna, ben } = await twoAt(send);
  const [hers, his] = [await follow(id, "?seat=0", anna.key), await follow(id, "?seat=1", ben.key)];
  const watcher = await follow(id);
  const { seen } = await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
  expect(seen).toMatchObject({ n: 3, held: [0], seat: 0 });
  await expect.poll(() => hers.told.at(-1)).toEqual(seen);
  await expect.poll(() => his.told.at(-1)).toMatchObject({ n: 3, held: [1], seat: 1 });
  await expect.poll(() => watcher.told.at(-1)).toMatchObject({ n: 3, held: [], seat: null });
  expect(watcher.told.at(-1)?.keys).toBeUndefined();
  expect(his.told.at(-1)?.keys).toEqual({ 1: (await ben.look(id)).seen.keys?.[1] });
});
