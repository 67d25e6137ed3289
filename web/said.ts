/** What an answer means for what was asked. */
import { wire, type Problem, type Said } from "../engine/wire.ts";
import { recall, remember } from "./memory.ts";
import type { Model } from "./pages/model.ts";
import { isProblem } from "./talk.ts";
import type { MatchWords } from "./words.ts";

/** For which form of the interface the page has been loaded again. */
const renewedName = "kp-renewed";

/** Nobody answered, too many asked, page or match are too old or new: what was meant still is. */
export function isLost(said: Said): boolean {
  const lost = ["too-old", "too-many", "newer"] as const;
  return "silent" in said || lost.some((slug) => isProblem(said, slug));
}

/** Why something was not done, in a sentence to act on. */
export function noticeOf(
  { why = "", type, title }: Omit<Problem, "status">,
  { playing, times }: Model,
  words: MatchWords,
): Model["notice"] {
  const text = playing?.words.why[why] ?? words.why[why] ?? times?.why[why] ?? title;
  return { kind: "trouble", head: type.endsWith("stale") ? words.changed : words.notDone, text };
}

/** Why a look brought nothing. */
export function troubleOf(said: Said, model: Model, words: MatchWords): Model["notice"] {
  return "problem" in said ? noticeOf(said.problem, model, words) : words.silent;
}

/** Loads the page again, once: what waits and what is half made is kept. */
export function renew(): void {
  if (recall(renewedName, "session") === wire) return;
  remember(renewedName, wire, "session");
  location.reload();
}
