/** All acts of a game in order, one row a turn, each a step back to its position. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { movesOf, type Seen } from "../../engine/wire.ts";
import { H2 } from "../parts/headings.tsx";
import { Moves, type MoveRow } from "../parts/moves.tsx";
import { nameAt, playersOf, type Loaded, type MatchProps } from "./model.ts";
import { noteOf } from "./told.ts";

export function MoveList({ words, game, model, doings }: MatchProps): VNode {
  const { newest, seen } = model;
  const [all, setAll] = useState(false);
  const rows = rowsOf(newest, game, words);
  // Taken back is what was, until the next move.
  const notes = newest.notes.filter(({ what, after }) => what !== "undone" || after === newest.ply);
  return (
    <section>
      <H2 text={words.moves} />
      {rows.length === 0 ? (
        <p class="soft">{words.noMoves}</p>
      ) : (
        <Moves
          label={words.moves}
          players={playersOf(newest, words)}
          rows={rows}
          ply={seen.game === newest.game ? seen.ply : newest.ply}
          newest={newest.ply}
          onGo={doings.show}
          cut={!all}
        />
      )}
      {rows.length > shown && (
        <button type="button" class="button quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {words.allMoves(newest.ply)}
        </button>
      )}
      {notes.map((note, i) => (
        <p class="fine soft" key={i}>
          {noteOf(note, newest, words)}
        </p>
      ))}
    </section>
  );
}

/** So many turns are in sight at first, as parts.css says too. */
const shown = 6;

/** Moves by turns: a new row where somebody else moves. */
function rowsOf(seen: Seen, game: Loaded, words: MatchProps["words"]): readonly MoveRow[] {
  const texts = movesOf(seen);
  const isTeam = new Set(seen.sides).size < seen.seats.length;
  const turns: { from: number; to: number; seat: number }[] = [];
  for (const [i, seat] of seen.movers.entries()) {
    const turn = turns.at(-1);
    if (turn?.seat === seat && texts[i - 1] !== undefined) turn.to = i;
    else turns.push({ from: i, to: i, seat });
  }
  return turns.map(({ from, to, seat }) => {
    const gain = seen.gains.slice(from, to + 1).reduce((sum, one) => sum + one, 0);
    return {
      side: seen.sides[seat] ?? 0,
      ...(isTeam && { who: nameAt(seen, seat, words) }),
      numbers: from === to ? String(from + 1) : `${from + 1}–${to + 1}`,
      lines: texts.slice(from, to + 1).map((text, i) => {
        const mark = seen.marks[from + i];
        const known = mark !== undefined && mark !== "cpu" ? words.mark[mark] : undefined;
        return { text: game.words.move(text), ply: from + i + 1, ...(known && { mark: known }) };
      }),
      gain: gain === 0 ? "" : gain > 0 ? `+${gain}` : `–${-gain}`,
    };
  });
}
