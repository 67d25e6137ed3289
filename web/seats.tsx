/** Taking a seat and giving seats away, in the browser: it comes where a seat is free. */
import type { Seats } from "./pages/late.ts";
import { seatsOf } from "./pages/seats.tsx";
import { words } from "./seats/words.ts";

export function openSeats(): Seats {
  return seatsOf(words);
}
