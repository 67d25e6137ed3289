/** What has happened since somebody last looked: drawn before their eyes, told in a sentence. */
import type { Seen } from "../engine/wire.ts";
import { newsBetween, type Look } from "./memory.ts";
import type { Loaded, Model } from "./pages/model.ts";
import { storyOf } from "./pages/told.ts";
import type { MatchWords } from "./words.ts";

/** `model`: the page as it is before it is told `seen`. */
export function newsSince(
  look: Look,
  seen: Seen,
  { newest, sent, rests, planning }: Model,
  words: MatchWords,
  game: Loaded,
): Partial<Model> {
  // A chain of mine is drawn line by line too, but not again after a long way.
  const own = rests && (sent?.length ?? 0) > 1;
  const { from, moves } = newsBetween(look, seen, own);
  // What is just being drawn goes on when only somebody's presence changed.
  if (moves.length === 0) return seen.moves === newest.moves ? {} : { fresh: [], story: null };
  const { game: nr, plan } = look;
  // While somebody decides ahead, that says so by itself.
  const goesOn = planning ?? seen.plan ?? seen.end;
  const isOver = plan && nr === seen.game && !goesOn && seen.marks[seen.ply - 1] !== "plan";
  const brisk = seen.n === newest.n + 1;
  const story = storyOf(from, seen, words, game) || null;
  return { fresh: moves, brisk, story, ...(isOver ? { notice: words.planOver } : {}) };
}
