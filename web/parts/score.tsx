/** Names and scores, side by side; a double line under whose turn it is, or who won. */
import type { ComponentChildren, VNode } from "preact";
import { Hand, penOf, Swatch, type Player } from "../../games/board.tsx";

export function Score(props: {
  readonly players: readonly Player[];
  readonly scores: readonly number[];
  /** „Stand“ */
  readonly label: string;
  readonly marked: number | null;
  /** What the double line means, for those who hear it: „am Zug“. */
  readonly mark: string;
  /** A small line under a name: „CPU“, „gerade hier“. */
  readonly notes?: readonly ComponentChildren[];
}): VNode {
  const { players, scores, marked, notes } = props;
  return (
    <ol class={players.length > 2 ? "score many" : "score"} aria-label={props.label}>
      {players.map(({ name }, side) => (
        <li key={side} class={`plate ${penOf(players, side)}`}>
          <Swatch players={players} side={side} />
          <div class="who">
            <b>{name}</b>
            {notes?.[side] && <small>{notes[side]}</small>}
          </div>
          <Hand text={String(scores[side] ?? 0)} size="digit" />
          {side === marked && (
            <>
              <span class="heard">{props.mark}</span>
              <svg class="under" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 2.6C30 1.6 66 2.8 100 1.8M2.4 7C36 6.6 70 6.4 93 6.8" />
              </svg>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
