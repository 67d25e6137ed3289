/** Boards for tests: set up from a few options, played from texts. */
import { choose } from "../../../engine/options.ts";
import { refused, type Frame, type Seat, type Side } from "../../../engine/rules.ts";
import { rules, type Dots, type DotsState } from "../../../games/dots/rules.ts";

export interface Wish {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly sides?: readonly Side[];
  readonly starter?: Seat;
  readonly nth?: number;
  readonly seed?: string;
}

export const alone: Frame = {
  seats: 2,
  sides: [0, 1],
  starter: "lot",
  series: "single",
  pace: "none",
  ranked: false,
  undo: "ask",
};

/** The nth seed: 32 bytes as hex. */
export function seed(nth: number): string {
  return nth.toString(16).padStart(64, "0");
}

export function optionsOf(given: Readonly<Record<string, unknown>>) {
  const options = choose(rules.choices, given);
  if (options === null) throw new Error(`no options: ${JSON.stringify(given)}`);
  return options;
}

/** The first position, of options that may be. */
export function begin(wish: Wish = {}): DotsState {
  const { sides = [0, 1], starter = 0, nth = 0, seed: given = seed(0) } = wish;
  const options = optionsOf(wish.options ?? {});
  const why = rules.check(options, { ...alone, seats: sides.length, sides });
  if (why !== null) throw new Error(`options: ${why}`);
  return rules.start({ options, sides, starter, nth, seed: given });
}

/** A board drawn by its field's text. */
export function field(text: string, wish: Wish = {}): DotsState {
  return begin({ ...wish, options: { content: "field", field: text, ...wish.options } });
}

/** The position after one more move, or why it may not be. */
export function move(state: DotsState, text: string): DotsState | Dots["why"] {
  const read = rules.read(text);
  if (read === null) throw new Error(`not a move: ${text}`);
  const step = rules.apply(state, read);
  return refused(step) ? step.why : step.state;
}

/** The position after moves that are all legal; `,` has no meaning but to part them. */
export function play(state: DotsState, ...texts: readonly string[]): DotsState {
  return texts.reduce((before, text) => {
    const after = move(before, text);
    if (typeof after === "string") throw new Error(`${text}: ${after}`);
    return after;
  }, state);
}
