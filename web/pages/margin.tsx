/** The margin of a match page: invitation, facts, all moves, links. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { MoveList } from "./list.tsx";
import { Invites, SeatShare } from "./links.tsx";
import { Rules } from "./rules.tsx";
import { nameOf, rulesOf, seriesOf, type MatchProps } from "./model.ts";
import { boardOf } from "./play.tsx";

export function Margin(props: MatchProps): VNode {
  const { Aside } = props.game.board;
  return (
    <div class="stack">
      <Invites {...props} />
      <p class="soft">
        {factsOf(props.model.newest, props)} ·{" "}
        <a href={`${props.words.guides}/${props.model.newest.kind}`}>{props.words.guide}</a>
      </p>
      {Aside && <Aside {...boardOf(props)} />}
      <Rules {...props} />
      <MoveList {...props} />
      <SeatShare {...props} />
    </div>
  );
}

/** Game, size, and where in a series this is. */
function factsOf(seen: Seen, { words, game }: MatchProps): string {
  const facts = [rulesOf(seen, game).join(", "), ...seriesOf(seen, words)];
  const away = seen.seats.filter(
    ({ who, here }, i) => who === "person" && here && !seen.held.includes(i),
  );
  for (const seat of away) facts.push(`${nameOf(seat, words)}: ${words.here}`);
  return facts.join(" · ");
}
