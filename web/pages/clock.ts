/** What the server's clock shows: for deadlines only that counts. Learned from what it sends. */

/** The server's clock is ahead of ours by something between these (ms). */
let [least, most] = [-Infinity, Infinity];

/** Ms since 1970 by the server's clock, as far as it is known. */
export function now(): number {
  return Date.now() + (isKnown() ? (least + most) / 2 : 0);
}

export function isKnown(): boolean {
  return most < Infinity;
}

/**
 * The server's clock showed something from `from` to `to` at some moment between `asked` and `got`
 * by ours. What contradicts what was known replaces it: one of the clocks has been set.
 */
export function learn(from: number, to: number, asked: number, got: number): void {
  const [low, high] = [from - got, to - asked];
  const fits = low <= most && high >= least;
  least = fits ? Math.max(least, low) : low;
  most = fits ? Math.min(most, high) : high;
}

/** From an answer's `Date`, which knows seconds alone; `asked`: when we did. */
export function learnFrom(date: string | null, asked: number): void {
  const from = Date.parse(date ?? "");
  if (from) learn(from, from + 1000, asked, Date.now());
}

/** From the page itself, drawn at this time, unless the browser had kept it. */
export function learnFromPage(drawn: number): void {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!page || page.transferSize === 0) return;
  const zero = Date.now() - performance.now();
  learn(drawn, drawn, zero + page.requestStart, zero + page.responseStart);
}
