/** How much of something one address, player or match may have. */
import type { Env } from "./env.ts";
import { deploymentSecrets, hashOf } from "./keys.ts";

/** When a minute's limit is over for sure, and when to look again after a day's (s). */
export const retryAfter = { minute: 60, day: 3600 } as const;
/** A program that was taken back is soon repaired: when to look again (s). */
export const retryNewer = 120;
/** Matches that one player may make or join in a day. */
export const matchesPerDay = 300;
/** Sockets of one seat, and of all who only watch: the rest ask now and then instead. */
export const socketsPerSeat = 8;
export const onlookerSockets = 64;
/** Pages only listen: a frame longer than this is not even looked at (bytes). */
export const frameLimit = 4096;

export function areOn(env: Env): boolean {
  return env.LIMITS !== "off";
}

/**
 * May this address make one more match now? Only a hash of it is used, and kept nowhere but in
 * the platform's own counter.
 */
export async function mayMake(request: Request, env: Env): Promise<boolean> {
  if (!areOn(env)) return true;
  const address = request.headers.get("cf-connecting-ip") ?? "";
  const key = hashOf(`${deploymentSecrets(env.SECRETS)[0]} ${address}`);
  return (await env.MAKING.limit({ key })).success;
}
