/** What everybody is told of an act. */
import { expect, test } from "vitest";
import { clientOf, twoAt } from "../http/client.ts";
import type { AnyRules } from "../../engine/rules.ts";
import { kindOf } from "../../games/kinds.ts";
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

test("a page of several seats may go with the one on turn, whoever makes the moves", async () => {
  const anna = clientOf(send);
  const { id, n } = (await anna.make({ kind: "loops", seats: ["me", "me"], starter: 0 })).seen;
  const page = await follow(id, "?seat=0&turn", anna.key);
  await expect.poll(() => page.told.at(-1)?.n).toBe(n);
  const rules = (await kindOf("loops")?.rules()) as AnyRules;
  const [move] = rules.moves((await anna.look(id)).seen.view);
  await anna.act(id, { n, seat: 0, act: "move", move: rules.write(move as never) });
  await expect.poll(() => page.told.at(-1)).toMatchObject({ n: n + 1, turn: 1, seat: 1 });
  expect(page.told.at(-1)?.view).toEqual((await anna.look(id)).seen.view);
});
