/** A weak ETag for what somebody sees. Presence is not part of it: it changes nothing. */
import type { Seen } from "../engine/wire.ts";
import { hashOf } from "./keys.ts";

export function tagOf(seen: Seen): string {
  const still = { ...seen, seats: seen.seats.map((seat) => ({ ...seat, here: false })) };
  return `W/"${hashOf(JSON.stringify(still)).slice(0, 24)}"`;
}
