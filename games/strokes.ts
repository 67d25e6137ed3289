/** What goes into the pencil case. */
import { handPaths } from "./hand.ts";
import type { Pens } from "./pens.ts";
import { signs } from "./signs.ts";

export const strokes: Pens = { hand: handPaths, signs };
