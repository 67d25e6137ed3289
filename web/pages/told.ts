/** The status line: whose turn, what just happened, how it ended. */
import { unpacked } from "../../engine/facts.ts";
import type { Seen, SeenNote } from "../../engine/wire.ts";
import type { MatchWords } from "../words.ts";
import { isMyTurn, nameOf, playersOf, sideOf, type Loaded, type Model } from "./model.ts";

export interface Told {
  readonly word: string;
  readonly text: string;
}

export function statusOf(model: Model, words: MatchWords, game: Loaded): Told {
  const { newest: seen, busy, story, retry } = model;
  const half = model.draft && model.playing?.words.foresee?.(seen.view, model.draft.text);
  const last = half ?? story ?? lastMove(model, words, game);
  if (model.unsent && retry !== "trying") {
    const { unsent, unsentText, unsentAgain } = words.status;
    return { word: unsent, text: retry === "failed" ? unsentAgain : unsentText };
  }
  if (busy || model.unsent) return { word: words.status.onTheWay, text: "" };
  if (seen.end) return { word: endOf(model, words), text: "" };
  if (seen.turn === null) return { word: "", text: "" };
  const seat = seen.seats[seen.turn];
  const name = seat ? nameOf(seat, words) : "";
  if (!isMyTurn(seen)) {
    if (seat?.who === "free") return { word: words.status.freeTurn, text: last };
    const waits = seen.held.length > 0 ? words.status.waits : "";
    return { word: words.status.nameTurn(name), text: last || waits };
  }
  if (seen.held.length > 1) return { word: words.status.nameTurn(name), text: last };
  const again = seen.movers.at(-1) === seen.turn && (seen.gains.at(-1) ?? 0) > 0;
  if (again) return { word: words.status.again, text: "" };
  return {
    word: words.status.yourTurn,
    text: last || (model.playing?.words.tap ?? words.status.tap),
  };
}

/** What a note between two moves says: that one was taken back, that somebody has left. */
export function noteOf({ what, seat }: SeenNote, seen: Seen, words: MatchWords): string {
  const told = words.notes[what];
  const who = seat === null ? undefined : seen.seats[seat];
  return typeof told === "string" ? told : told(who ? nameOf(who, words) : "");
}

/** What happened last, if not by me: a move, or what lies after it. */
function lastMove({ newest: seen }: Model, words: MatchWords, game: Loaded): string {
  const note = seen.notes.at(-1);
  if (note && note.after === seen.ply) return noteOf(note, seen, words);
  const mover = seen.movers.at(-1);
  const seat = mover === undefined ? undefined : seen.seats[mover];
  if (!seat || mover === undefined || (seen.held.includes(mover) && seen.held.length === 1))
    return "";
  const text = unpacked(seen.moves.split(" ").at(-1) ?? "");
  const name = nameOf(seat, words);
  return game.words.moved?.(name, text) ?? words.status.lastMove(name, game.words.move(text));
}

/** What others did from this move on, or somebody in my seat, in a sentence for each. */
export function storyOf(from: number, seen: Seen, words: MatchWords, game: Loaded): string {
  const by = new Map<number, { moves: number; gain: number }>();
  for (const [i, mover] of seen.movers.entries()) {
    if (i < from || (seen.held.includes(mover) && !seen.marks[i])) continue;
    const { moves, gain } = by.get(mover) ?? { moves: 0, gain: 0 };
    by.set(mover, { moves: moves + 1, gain: gain + (seen.gains[i] ?? 0) });
  }
  return [...by]
    .map(([mover, { moves, gain }]) => {
      const seat = seen.seats[mover];
      return game.words.story(seat ? nameOf(seat, words) : "", moves, gain, seen.view);
    })
    .join(" ");
}

export function endOf({ newest: seen }: Pick<Model, "newest">, words: MatchWords): string {
  const { how, winner } = seen.end ?? { how: "rules", winner: "draw" };
  // What was given up is not won by points.
  const score = how === "rules" ? ` ${seen.scores.join(" : ")}` : "";
  if (winner === "draw") return words.status.draw(score);
  const players = playersOf(seen, words);
  const name = players[winner]?.name ?? "";
  const loser = players.find((_, side) => side !== winner)?.name ?? "";
  const own = seen.held.length === 1 && sideOf(seen, seen.seat) === winner;
  const won = own ? words.status.youWin(score) : words.status.wins(name, score);
  const { missed: time, left } = words.notes;
  return how === "rules"
    ? won
    : `${{ resign: words.status.resigned, time, left }[how](loser)} ${won}`;
}
