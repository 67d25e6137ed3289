/** What stands under a game that is over: it comes with the first end. */
import { words } from "./over/words.ts";
import type { Ended } from "./pages/late.ts";
import { endedOf } from "./pages/over.tsx";

export function openOver(): Ended {
  return endedOf(words);
}
