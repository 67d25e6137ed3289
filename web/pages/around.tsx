/** What stands around the board, piece by piece, as the worker and the page draw it. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Acts } from "./acts.tsx";
import { Asked } from "./asked.tsx";
import { MoveList } from "./list.tsx";
import { Invites, SeatShare } from "./links.tsx";
import { nameOf, type SeatProps } from "./model.ts";
import { Over } from "./over.tsx";
import { SeatFirst } from "./seats.tsx";

/** By the name of the island that a piece is drawn in. */
export const around: Readonly<Record<string, (props: SeatProps) => VNode | null>> = {
  first: First,
  after: Over,
  acts: Acts,
  margin: Margin,
};

function First(props: SeatProps): VNode {
  return (
    <>
      <SeatFirst {...props} />
      <Asked {...props} />
    </>
  );
}

function Margin(props: SeatProps): VNode {
  return (
    <div class="stack">
      <Invites {...props} />
      <p class="soft">{factsOf(props.model.newest, props)}</p>
      <MoveList {...props} />
      <SeatShare {...props} />
    </div>
  );
}

/** Game, size, and where in a series this is. */
function factsOf(seen: Seen, { words, game }: SeatProps): string {
  const facts = [game.words.title(seen.options)];
  const of = { single: 1, "best-of-3": 3, "sum-of-2": 2, "sum-of-3": 3, "sum-of-5": 5 }[
    seen.series
  ];
  if (of > 1) facts.push(words.series.game(seen.games.length, of));
  const away = seen.seats.filter(
    ({ who, here }, i) => who === "person" && here && !seen.held.includes(i),
  );
  for (const seat of away) facts.push(`${nameOf(seat, words)}: ${words.here}`);
  return facts.join(" · ");
}
