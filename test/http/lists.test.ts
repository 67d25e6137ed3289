/** My matches, on the first page and on their own: the same order, the same number. */
import { expect, test } from "vitest";
import { clientOf } from "./client.ts";
import { send } from "./server.ts";

test("what waits for me stands on the first page, however old it is", async () => {
  const anna = clientOf(send);
  const mine = (await anna.make({ starter: 0, pace: "1d" })).seen.id;
  const theirs: string[] = [];
  for (let i = 0; i < 3; i++) theirs.unshift((await anna.make({ starter: 1 })).seen.id);
  const read = async (path: string): Promise<string> => {
    const headers = { cookie: `__Host-kp=${anna.key}` };
    return (await send(`${path}?lang=de`, { headers })).text();
  };
  const rows = (page: string): readonly string[] =>
    [...page.matchAll(/<a href="\/g\/(\w+)"/g)].map(([, id]) => String(id));
  const count = (page: string): string | undefined =>
    /class="count num"[^>]*>(\d+)/.exec(page)?.[1];
  const [home, me] = [await read("/"), await read("/me")];
  expect(rows(me)).toEqual([mine, ...theirs]);
  expect(rows(home)).toEqual(rows(me).slice(0, 3));
  expect([count(home), count(me)]).toEqual(["1", "1"]);
});
