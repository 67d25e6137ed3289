/** Small boards, played until just before what a test is about. Anna begins. */

/** On 3×2 the upper row is three boxes in a chain, and Ben is on turn. */
export const chain = {
  options: { w: 3, h: 2 },
  before: ["h0,0", "h0,1", "h0,2", "h1,0", "h1,1", "h1,2", "v0,0"],
  /** All of Ben's turn: three boxes, and the line after them. */
  turn: ["v0,1", "v0,2", "v0,3", "v1,0"],
} as const;

/** On 5×2 the upper row is five boxes in a chain with an end at the border; Ben is on turn. */
export const five = {
  options: { w: 5, h: 2 },
  before: "h0,0 h0,1 h0,2 h0,3 h0,4 h1,0 h1,1 h1,2 h1,3 h1,4 v0,0".split(" "),
  lines: "v0,1 v0,2 v0,3 v0,4 v0,5".split(" "),
} as const;

/** On 3×2 six boxes in a ring, one of its lines drawn; Anna is on turn. */
export const ring = {
  options: { w: 3, h: 2 },
  before: "h0,0 h0,1 h0,2 h2,0 h2,1 h2,2 v0,0 v0,3 v1,0 v1,3 h1,1 v0,1".split(" "),
} as const;

/** On 2×2 one line closes both upper boxes, and Anna is on turn. */
export const two = {
  options: { w: 2, h: 2 },
  before: ["h0,0", "h0,1", "v0,0", "v0,2", "h1,0", "h1,1"],
  line: "v0,1",
} as const;

/** Of 2×2 Anna owns the upper boxes; Ben is on turn and may close the lower left one. */
export const corner = {
  before: [...two.before, two.line, "v1,0", "v1,2", "h2,0"],
  line: "v1,1",
} as const;

/** A field of one's own, with what lies where. */
export function fieldOf(field: string): { readonly content: "field"; readonly field: string } {
  return { content: "field", field };
}

/** Vier Ecken, circles begin: their seventh fills a square of four, and that one of three. */
export const cascade = {
  before: "0,0 6,0 0,3 6,2 2,4 6,5 3,0 6,6 4,2 5,0 4,4 0,6".split(" "),
  move: "3,3",
  after: ["OooO..x", "oooo...", "ooOoO..", "OooOo..", "..OoO..", "x......", "x.x..xx"],
} as const;
