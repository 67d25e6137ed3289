/** The status line: whose turn, what just happened, how it ended. */
import type { Mark } from "../../engine/facts.ts";
import type { Seat } from "../../engine/rules.ts";
import { movesOf, type Seen, type SeenNote } from "../../engine/wire.ts";
import type { MatchWords } from "../words.ts";
import { isMe, isMyTurn, isOpen, nameAt, playersOf, sideOf } from "./model.ts";
import type { Loaded, Model } from "./model.ts";

export interface Told {
  readonly word: string;
  readonly text: string;
}

export function statusOf(model: Model, words: MatchWords, game: Loaded): Told {
  const { newest: seen, busy, story, retry, opens } = model;
  const half = model.draft && model.playing?.words.foresee?.(seen.view, model.draft.text);
  const last = half ?? (noteNow(seen, words) || story || lastTurn(seen, words, game));
  const { status } = words;
  if (model.unsent && retry !== "trying") {
    return {
      word: status.unsent,
      text: retry === "failed" ? status.unsentAgain : status.unsentText,
    };
  }
  if (busy || model.unsent) return { word: status.onTheWay, text: "" };
  if (seen.end) return { word: endOf(model, words), text: "" };
  if (seen.turn === null) return { word: "", text: "" };
  const name = nameAt(seen, seen.turn, words);
  if (!isMyTurn(seen)) {
    if (seen.seats[seen.turn]?.who === "free") {
      const maySit = opens === "free" || (seen.held.length === 0 && isOpen(seen));
      const hint = seen.keys?.[seen.turn] ? status.freeSend : maySit && status.freeSit;
      return { word: status.freeTurn, text: hint || last };
    }
    const waits = seen.held.length > 0 ? status.waits : "";
    return { word: status.nameTurn(name), text: last || waits };
  }
  if (seen.held.length > 1) return { word: status.nameTurn(name), text: last };
  const again = seen.movers.at(-1) === seen.turn && (seen.gains.at(-1) ?? 0) > 0;
  if (again && !seen.marks[seen.ply - 1]) return { word: status.again, text: model.story ?? "" };
  return { word: status.yourTurn, text: last || (model.playing?.words.tap ?? status.tap) };
}

/** What a note between two moves says: that one was taken back, that somebody has left. */
export function noteOf({ what, seat }: SeenNote, seen: Seen, words: MatchWords): string {
  const told = words.notes[what];
  if (typeof told === "string") return told;
  return told(isMe(seen, seat) ? null : nameAt(seen, seat, words));
}

/** What has happened since the last move. */
function noteNow(seen: Seen, words: MatchWords): string {
  const note = seen.notes.at(-1);
  return note?.after === seen.ply ? noteOf(note, seen, words) : "";
}

/** What whoever moved last did. */
function lastTurn(seen: Seen, words: MatchWords, game: Loaded): string {
  const mover = seen.movers.at(-1);
  return storyOf(seen.movers.findLastIndex((one) => one !== mover) + 1, seen, words, game);
}

/** What others did from this move on, or somebody in my seat, in a sentence for each. */
export function storyOf(from: number, seen: Seen, words: MatchWords, game: Loaded): string {
  const texts = movesOf(seen);
  const by = new Map<string, { made: readonly string[]; gain: number }>();
  for (const [i, mover] of seen.movers.entries()) {
    const mark = seen.marks[i];
    if (i < from || (isMe(seen, mover) && !mark)) continue;
    const who = doerOf(mover, mark, seen, words);
    const { made, gain } = by.get(who) ?? { made: [], gain: 0 };
    by.set(who, { made: [...made, texts[i] ?? ""], gain: gain + (seen.gains[i] ?? 0) });
  }
  const missed = seen.notes.filter(({ what, after }) => what === "missed" && after >= from);
  const told = [...by].map(([who, { made, gain }]) => {
    const [text = ""] = made;
    return made.length > 1 || gain > 0
      ? game.words.story(who, made.length, gain, seen.view)
      : (game.words.moved?.(who, text) ?? words.status.lastMove(who, game.words.move(text)));
  });
  return [...missed.map((note) => noteOf(note, seen, words)), ...told].join(" ");
}

/** Who made a move: the player, the CPU in their stead, or what they had decided ahead. */
function doerOf(seat: Seat, mark: Mark | undefined, seen: Seen, words: MatchWords): string {
  const name = nameAt(seen, seat, words);
  const other = isMe(seen, seat) ? null : name;
  if (mark === "time" || mark === "standin") return words.status.cpuFor(other);
  return mark === "plan" ? words.status.planOf(other) : name;
}

export function endOf({ newest: seen }: Pick<Model, "newest">, words: MatchWords): string {
  const { how, winner } = seen.end ?? { how: "rules", winner: "draw" };
  // What was given up is not won by points.
  const score = how === "rules" ? ` ${seen.scores.join(" : ")}` : "";
  if (winner === "draw") return words.status.draw(score);
  const players = playersOf(seen, words);
  const many = seen.sides.filter((side) => side === winner).length > 1;
  const own = isMe(seen, seen.seat) && sideOf(seen, seen.seat) === winner;
  const won = own
    ? words.status.youWin(score, many)
    : words.status.wins(players[winner]?.name ?? "", score, many);
  if (how === "rules") return won;
  const loser = players.find((_, side) => side !== winner)?.name ?? "";
  const gone = seen.notes.findLast(({ what }) => what === (how === "left" ? how : "missed"));
  const why = how === "resign" || !gone ? words.status.resigned(loser) : noteOf(gone, seen, words);
  return `${why} ${won}`;
}
