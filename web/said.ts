/** What an answer means for what was asked. */
import { wire, type Said } from "../engine/wire.ts";
import { recall, remember } from "./memory.ts";

/** For which form of the interface the page has been loaded again. */
const renewedName = "kp-renewed";

/** Nobody answered, too many asked, or the page is too old: what was meant still is. */
export function isLost(said: Said): boolean {
  return "silent" in said || isTooOld(said) || isProblem(said, "too-many");
}

export function isTooOld(said: Said): boolean {
  return isProblem(said, "too-old");
}

function isProblem(said: Said, slug: string): boolean {
  return "problem" in said && said.problem.type === `/problems/${slug}`;
}

/** Loads the page again, once: what waits and what is half made is kept. */
export function renew(): void {
  if (recall(renewedName, "session") === wire) return;
  remember(renewedName, wire, "session");
  location.reload();
}
