/** How long a match page waits for what (ms). */

/** A move that takes longer is said not to be sent yet (cases.md 27). */
export const slowAfter = 5_000;
/** When too many asked, it is tried again after this. */
export const aWhile = 60_000;
/** When nobody answered though there is a net, after this. */
export const soon = 5_000;
/** A second press of the button that made a move may hit what has come into its place. */
export const calm = 700;
