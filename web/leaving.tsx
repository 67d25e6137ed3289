/** Leaving where not one alone decides, in the browser: it comes with such a match. */
import type { Leaving } from "./pages/late.ts";
import { leavingOf } from "./pages/leaving.tsx";
import { words } from "./leaving/words.ts";

export function openLeaving(): Leaving {
  return leavingOf(words);
}
