/** Icons of this board alone, on a grid of 24 (look §4). */

export const lens = "M10.4 3.4a7 7 0 1 0 .1 0M15.6 15.6L21 21M10.4 7.2V13.6M7.2 10.4H13.6";
/** To the left, up, down, to the right. */
export const arrows = [
  [-1, 0, "M15 5L8 12L15 19"],
  [0, -1, "M5 15L12 8L19 15"],
  [0, 1, "M5 9L12 16L19 9"],
  [1, 0, "M9 5L16 12L9 19"],
] as const;
