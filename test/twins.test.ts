/** A share of the pairs that `npm run -s laws -- --pairs 5000` compares. */
import { expect, test } from "vitest";
import type { AnyRules } from "../engine/rules.ts";
import { games } from "../games/kinds.ts";
import type { LoopsState } from "../games/loops/rules.ts";
import { kind as toy } from "./toy/kind.ts";
import { comparePairs, loadWorker } from "./twins.ts";

const share = 500;
const worker = await loadWorker();
const kinds = Object.entries({ ...games, toy });
const loaded = kinds.map(async ([name, kind]) => {
  return [name, { rules: await kind.rules(), cpu: await kind.cpu() }] as const;
});
const hidden = (await Promise.all(loaded)).filter(([, { rules }]) => rules.hidden);

test("there are games with something hidden", () => {
  expect(hidden.map(([name]) => name)).toEqual(["loops", "toy"]);
});

test.each(hidden)("H1: %s tells one and the same of what nobody may know", async (kind, parts) => {
  const { pairs, refusals } = await comparePairs(worker, kind, parts, share);
  expect(pairs).toBeGreaterThanOrEqual(share);
  expect(refusals).toBeGreaterThan(share / 5);
});

test("what shows is found", async () => {
  const [kind, parts] = hidden[0] ?? [];
  if (!kind || !parts) throw new Error("no game");
  const { scores } = parts.rules;
  const bagOf = (state: object): number => Number((state as LoopsState).bag[0] ?? 0);
  const open: AnyRules = {
    ...parts.rules,
    scores: (state) => scores(state).map((points) => points + bagOf(state)),
  };
  const told = comparePairs(worker, kind, { ...parts, rules: open }, 10);
  await expect(told).rejects.toThrow("H1: a frame");
});
