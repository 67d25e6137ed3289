/** What a vector expects against what came. */

export type Wish = Readonly<Record<string, unknown>>;

/** Every expected field that is not as expected. */
export function differs(expected: Wish, got: Wish): string | null {
  const wrong = Object.entries(expected).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(got[name]),
  );
  if (wrong.length === 0) return null;
  return wrong
    .map(([name, value]) => `${name}: ${JSON.stringify(got[name])}, not ${JSON.stringify(value)}`)
    .join("; ");
}
