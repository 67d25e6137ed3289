/** What can be chosen for a board, and what does not go together (rules.md §1.2). */
import type { Chosen } from "../../engine/options.ts";
import type { Frame, Side } from "../../engine/rules.ts";
import { readField } from "./content.ts";
import { fieldSize, themes } from "./fields.ts";
import type { Size } from "./lines.ts";
import { twists } from "./state.ts";

const contents = ["plain", "theme", "random", "weighted", "field"] as const;
const ways = ["turn", "line"] as const;
/** Eighty-one boxes with a symbol each. */
const fieldLength = 900;
/** Persons on one side. */
const teamSize = 4;

/** With a theme or a drawn field the size follows from it. */
function sizeFrom(given: Readonly<Record<string, unknown>>): Size | null {
  if (given["content"] === "field") return readField(String(given["field"]));
  if (given["content"] !== "theme") return null;
  return fieldSize(Number(given["first"] ?? 1));
}

export const choices = {
  content: { of: contents },
  w: { of: [5, 2, 3, 4, 6, 7, 8, 9], follows: (given: Given) => sizeFrom(given)?.w },
  h: { of: [4, 2, 3, 5, 6, 7, 8, 9], follows: (given: Given) => sizeFrom(given)?.h },
  theme: { of: themes },
  first: { of: [1, 2, 3, 4, 5, 6] },
  twists: { some: twists },
  field: { long: fieldLength },
  blitz: { of: [false, true] },
  twistHatz: { of: [false, true] },
  misere: { of: [false, true] },
  earlyEnd: { of: [false, true] },
  teamRotation: { of: ways },
} as const;
type Given = Readonly<Record<string, unknown>>;
export type DotsOptions = Chosen<typeof choices>;

export const refusals = [
  "field",
  "size",
  "no-twists",
  "kinds",
  "series",
  "early-end",
  "sides",
  "ranked",
] as const;

export function check(options: DotsOptions, frame: Frame): (typeof refusals)[number] | null {
  const { content, field, w, h, twistHatz } = options;
  if ((content === "field") !== (field !== "")) return "field";
  if (content === "field" && !readField(field)) return "field";
  const size = sizeFrom(options);
  if (size && (size.w !== w || size.h !== h)) return "size";
  if (twistHatz && (content === "plain" || content === "weighted")) return "no-twists";
  if (content === "random" && options.twists.length === 0) return "kinds";
  if (frame.series === "sum-of-2") return "series";
  if (options.earlyEnd && frame.series.startsWith("sum")) return "early-end";
  const sideSize = (side: Side): number => frame.sides.filter((one) => one === side).length;
  const small = (side: Side): boolean => sideSize(side) >= 1 && sideSize(side) <= teamSize;
  if (!small(0) || !small(1) || sideSize(0) + sideSize(1) !== frame.seats) return "sides";
  const rankable = frame.seats === 2 && frame.undo === "off" && !frame.series.startsWith("sum");
  return frame.ranked && !rankable ? "ranked" : null;
}
