/** Worked cases for tests: each answer played through the real rules, as a page would. */
import { refused, type Rules, type Shape } from "../../engine/rules.ts";
import type { Trial } from "../../games/guide.ts";

/** The position after an answer, and why its last move was refused, if it was. */
export function tried<G extends Shape>(rules: Rules<G>, trial: Trial, nth: number) {
  const { moves = [], with: rule } = trial.answers[nth] ?? {};
  let state: G["state"] = { ...trial.state, ...rule };
  for (const text of moves) {
    const move = rules.read(text);
    const step = move === null ? null : rules.apply(state, move);
    if (step === null) throw new Error(`not a move: ${text}`);
    if (refused(step)) return { state, why: step.why };
    state = step.state;
  }
  return { state, why: null };
}

/** Every `n : n` and number that a sentence states. */
export function statedIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+ : \d+/g)].map(([score]) => score);
}
