/** What may come in, as valibot schemas: read once at the edge, unknown fields refused. */
import * as v from "valibot";
import { takes } from "../engine/claims.ts";
import { mostNodes, type PlanNode } from "../engine/plans.ts";
import { paces, seriesKinds } from "../engine/rules.ts";
import { colours, idPattern } from "../engine/wire.ts";
import { languages } from "../engine/words.ts";

/** Bytes. Bigger than any act: a plan of 200 moves is the longest. */
export const bodyLimit = 8192;
/** Longer than any move with targets on any board. */
const moveLength = 400;
/** More than the lines of the biggest board. */
const mostMoves = 200;
const mostSeats = 8;
/** More than any rack holds. */
const mostInRack = 20;

const n = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1));
const row = v.pipe(v.number(), v.integer(), v.minValue(1));
const key = v.pipe(v.string(), v.regex(idPattern));
const name = v.pipe(v.string(), v.maxLength(500));
const colour = v.picklist(colours);
const text = v.pipe(v.string(), v.maxLength(moveLength));
/** Which names there are is for the game to say; those that every object has are none. */
export const options = v.custom<Readonly<Record<string, unknown>>>((value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((name) => !(name in Object.prototype));
});
const cpu = v.picklist(["cpu:1", "cpu:2", "cpu:3", "cpu:4", "cpu:5"]);
const mine = { n, seat };

/** A plan's node in a plan's node: the document names it. */
export const planAgain: v.GenericSchema<PlanNode> = v.lazy(() => planNode);

/** What somebody decides ahead: a tree of "if you play this, I play that". */
export const planNode: v.GenericSchema<PlanNode> = v.strictObject({
  if: v.nullable(text),
  play: v.pipe(v.array(text), v.maxLength(mostMoves)),
  then: v.array(planAgain),
});

/** An act as it is sent (formats §3). */
export const actSchema = v.variant("act", [
  v.strictObject({
    n,
    act: v.literal("sit"),
    key: v.optional(key),
    name: v.optional(name),
    colour: v.optional(colour),
  }),
  v.strictObject({ ...mine, act: v.literal("move"), move: text }),
  v.strictObject({
    ...mine,
    act: v.literal("move"),
    moves: v.pipe(v.array(text), v.minLength(1), v.maxLength(mostMoves)),
  }),
  v.strictObject({
    ...mine,
    act: v.picklist(["resign", "leave", "rematch", "renew-key", "back", "extend"]),
  }),
  v.strictObject({ ...mine, act: v.literal("ask"), for: v.literal("undo"), line: row }),
  v.strictObject({ ...mine, act: v.literal("ask"), for: v.literal("rules"), options }),
  v.strictObject({ ...mine, act: v.literal("ask"), for: v.literal("resign") }),
  v.strictObject({ ...mine, act: v.literal("answer"), to: row, yes: v.boolean() }),
  v.strictObject({ ...mine, act: v.literal("withdraw"), to: row }),
  v.strictObject({ n, seat: v.optional(seat), act: v.literal("reset-seat"), of: seat }),
  v.strictObject({ ...mine, act: v.literal("claim"), take: v.picklist(takes) }),
  v.strictObject({ ...mine, act: v.literal("nudge"), of: seat }),
  v.strictObject({ ...mine, act: v.literal("plan"), tree: v.array(planNode) }),
  v.strictObject({ n, seat: v.optional(seat), act: v.literal("stand-in"), on: v.boolean() }),
  v.strictObject({ n, seat: v.optional(seat), act: v.literal("fill"), of: seat, cpu }),
  v.strictObject({ ...mine, act: v.literal("mute"), on: v.boolean() }),
  v.strictObject({
    ...mine,
    act: v.literal("rack"),
    order: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
      v.maxLength(mostInRack),
    ),
  }),
  v.strictObject({
    ...mine,
    act: v.literal("name"),
    name: v.optional(name),
    colour: v.optional(colour),
  }),
]);
export type ReadAct = v.InferOutput<typeof actSchema>;

/** A match to be made (formats §2). What is left out is the default. */
export const makeSchema = v.strictObject({
  kind: v.string(),
  options: v.optional(options),
  seats: v.optional(
    v.pipe(
      v.array(v.union([v.picklist(["me", "free"]), cpu])),
      v.minLength(2),
      v.maxLength(mostSeats),
    ),
  ),
  sides: v.optional(v.pipe(v.array(seat), v.minLength(2), v.maxLength(mostSeats))),
  starter: v.optional(v.union([v.literal("lot"), seat])),
  series: v.optional(v.picklist(seriesKinds)),
  alternate: v.optional(v.boolean()),
  pace: v.optional(v.picklist(paces)),
  late: v.optional(v.picklist(["cpu", "choose", "lose"])),
  standIn: v.optional(v.boolean()),
  undo: v.optional(v.picklist(["ask", "off"])),
  open: v.optional(v.boolean()),
  ranked: v.optional(v.boolean()),
  hideNames: v.optional(v.boolean()),
  lang: v.optional(v.picklist(languages)),
  name: v.optional(name),
  colour: v.optional(colour),
});
export type ReadMake = v.InferOutput<typeof makeSchema>;

/** Fields nest at most this deep, a plan's twice for each move: deeper bodies are nobody's. */
const deepest = 8;
const deepestPlan = deepest + 2 * mostNodes;

/** JSON from outside, read by a schema; null for anything it does not describe. */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  body: string,
): v.InferOutput<S> | null {
  try {
    const value: unknown = JSON.parse(body);
    const isPlan = (value as { act?: unknown } | null)?.act === "plan";
    if (isDeep(value, isPlan ? deepestPlan : deepest) || keysIn(value) !== keysWritten(body))
      return null;
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1));
}

/** Of a key that is written twice only the last would count, and others read the first. */
function keysWritten(json: string): number {
  const strings = json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
  return strings.filter((one) => one.endsWith(":")).length;
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, one) => sum + keysIn(one), own);
}
