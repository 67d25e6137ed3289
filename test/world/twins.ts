/**
 * Non-interference in two states: a match, and another one that differs in nothing a viewer may
 * know. What they are shown and what they are answered must be the same, byte for byte.
 */
import { decide } from "../../engine/decide.ts";
import type { Table } from "../../engine/entry.ts";
import type { Match } from "../../engine/match.ts";
import type { Seat } from "../../engine/rules.ts";
import { seedOf } from "../../engine/seeds.ts";
import { seenBy, type Viewer } from "../../engine/seen.ts";
import type { Seen } from "../../engine/wire.ts";

/** What differs for this viewer (null: an onlooker) though it should not; or null. */
export function interference(match: Match, table: Table, seat: Seat | null): string | null {
  const twin = twinOf(match, table, seat);
  const shown = shownTo(match, table, seat);
  const other = shownTo(twin.match, twin.table, seat);
  if (shown !== other) return `I6: shows ${shown} or ${other}`;
  if (seat === null) return null;
  for (const text of asked(match, table)) {
    const [one, two] = [
      answered(match, table, seat, text),
      answered(twin.match, table, seat, text),
    ];
    if (one !== two) return `I6: to ${text} answers ${one} or ${two}`;
  }
  return null;
}

/** Another secret, and in the running game whatever else its positions could be. */
function twinOf(match: Match, table: Table, seat: Seat | null) {
  const { rules } = table;
  const secret = seedOf(table.secret, "lot", match.n);
  const games = match.games.map((game, i) => {
    if (game.end || i < match.games.length - 1) return game;
    const dreamt = game.states.map((state) => rules.imagine(rules.view(state, seat), secret));
    return { ...game, states: dreamt as unknown as typeof game.states };
  });
  return { match: { ...match, games }, table: { ...table, secret } };
}

function shownTo(match: Match, table: Table, seat: Seat | null): string {
  const held = seat === null ? [] : [seat];
  const viewer: Viewer = { held, maker: seat === 0 };
  const seen: Seen = seenBy("match", match, [], viewer, {}, table);
  // Seeds of games that are over are open, and these two matches have different ones.
  const games = seen.games.map(({ seed, ...game }) => ({ ...game, over: seed !== undefined }));
  return JSON.stringify({ ...seen, games });
}

/** Whatever a move may be called, legal or not. */
function asked({ kind, games }: Match, { rules }: Table): readonly string[] {
  const state = games.at(-1)?.states.at(-1);
  if (kind !== "toy" || !state) return ["h0,0", "pass", "nonsense"];
  const cards = Array.from({ length: 24 }, (_, card) => rules.write(card));
  return [...cards, "skip", "nonsense"];
}

function answered(match: Match, table: Table, seat: Seat, text: string): string {
  const sender = { n: match.n, seat, held: [seat], maker: false };
  const act = { act: "move", moves: [text] } as const;
  const decision = decide(match, act, sender, [], match.at, table);
  return "no" in decision ? JSON.stringify(decision) : "done";
}
