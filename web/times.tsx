/** What deadlines and absence take in the browser: it comes with the first of either. */
import { words as pace } from "./pace/words.ts";
import { learnFrom, learnFromPage } from "./pages/clock.ts";
import type { Drawn, Times } from "./pages/late.ts";
import { timesOf } from "./pages/times.tsx";
import { hearDates } from "./talk.ts";
import { words } from "./times/words.ts";

export function openTimes(drawn?: Drawn): Times {
  if (drawn) learnFromPage(drawn.now);
  hearDates(learnFrom);
  return timesOf({ ...pace, ...words, drawn: drawn ?? { now: Date.now(), zone: "UTC" } });
}
