/** Places on a board for people: columns are letters from the left, rows numbers from the top. */
export function placeName([r, c]: readonly [r: number, c: number]): string {
  return `${String.fromCharCode(97 + c)}${r + 1}`;
}
