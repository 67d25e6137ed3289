/** Dice for games that no match keeps: the game so far decides them, a reload changes nothing. */
export function seedFor(moves: readonly string[]): string {
  let hash = 7;
  for (const letter of moves.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash.toString(16).padStart(8, "0").repeat(8);
}
