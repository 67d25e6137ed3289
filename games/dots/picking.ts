/**
 * A line and the targets its twists still need. While it grows it is a draft's text: the move's
 * own form, with `b-` for a bomb that shall not go off.
 */
import type { BoardProps, Draft } from "../board.tsx";
import type { BoardWords } from "./said.ts";
import { readBox, type Box } from "./lines.ts";
import { lineOf } from "./paper.ts";
import type { DotsState } from "./state.ts";
import { asks } from "./targets.ts";

/** One question, and the box that answers it so far. */
export interface Step {
  readonly what: "bomb" | "swap";
  readonly boxes: readonly string[];
  readonly optional: boolean;
  readonly chosen: string | null;
}

export interface Picking {
  readonly line: string;
  readonly steps: readonly Step[];
  /** The question that a tap on the board answers now; the last one when all are answered. */
  readonly step: Step | null;
  readonly done: boolean;
}

/** A bomb that shall not go off. */
export const spared = "b-";

export function picking(view: DotsState, text: string): Picking {
  const [line = "", ...tokens] = text.split(" ");
  const bombs: Box[] = [];
  const swaps: Box[] = [];
  const steps: Step[] = [];
  let done = false;
  let declined = false;
  for (const token of [...tokens, null]) {
    if (token === spared) {
      declined = true;
      continue;
    }
    const ask = asks(view, line, bombs, swaps, declined);
    done = ask === null;
    if (ask === null) break;
    const chosen = token?.slice(1) ?? null;
    steps.push({ ...ask, boxes: ask.boxes.map(String), chosen });
    const box = chosen === null ? null : readBox(chosen);
    if (box) (ask.what === "bomb" ? bombs : swaps).push(box);
  }
  return { line, steps, step: steps.at(-1) ?? null, done };
}

/** The draft goes on as long as there is only one box to choose. */
export function preselect(view: DotsState, text: string): string {
  const { step, done } = picking(view, text);
  const [only, other] = step?.boxes ?? [];
  if (done || step === null || only === undefined || other !== undefined) return text;
  return preselect(view, `${text} ${tokenOf(step, only)}`);
}

/** The draft with this box as the answer to the question of now, or null if it may not be. */
export function choose(view: DotsState, text: string, box: string): string | null {
  const { step, done } = picking(view, text);
  if (step === null || !step.boxes.includes(box)) return null;
  const kept = done ? text.slice(0, text.lastIndexOf(" ")) : text;
  return preselect(view, `${kept} ${tokenOf(step, box)}`);
}

/** The draft without its last bomb, which may be spared, and without what came after. */
export function spare(view: DotsState, text: string): string {
  const { line, steps } = picking(view, text);
  const kept = steps.slice(
    0,
    steps.findLastIndex((step) => step.optional),
  );
  const tokens = kept.map((step) => tokenOf(step, step.chosen ?? ""));
  return preselect(view, [line, ...tokens, spared].join(" "));
}

/** The texts that are sent: of a chain each of its lines. */
export function movesOf(text: string): readonly string[] {
  return text.replace(` ${spared}`, "").split("+");
}

/** A draft may also say how many lines of a chain are meant. */
export function farTo(lines: number): string {
  return `+${lines}`;
}

export function farIn({ text }: Draft): number | null {
  return text.startsWith("+") ? Number(text) : null;
}

/** Draws a line, or asks for its targets first: `send` gets a move that needs none. */
export function draw(
  props: BoardProps<DotsState, BoardWords>,
  text: string,
  send: (text: string) => void,
): void {
  const line = lineOf(text);
  const half = halfOf(props.view, line);
  if (half === null) send(line);
  else props.onDraft({ text: half, picking: true });
}

/** The draft of a move that still asks for a target, of a bomb too; null if it asks for none. */
export function halfOf(view: DotsState, text: string): string | null {
  return picking(view, text).done ? null : preselect(view, text);
}

function tokenOf(step: Step, box: string): string {
  return `${step.what === "bomb" ? "b" : "s"}${box}`;
}
