/** A match page: the board and what belongs to it, what is asked, and the margin. */
import type { VNode } from "preact";
import { Columns } from "../parts/page.tsx";
import { Acts } from "./acts.tsx";
import { Asked } from "./asked.tsx";
import { invitable } from "./links.tsx";
import { Margin } from "./margin.tsx";
import type { MatchProps } from "./model.ts";
import { Over } from "./over.tsx";
import { Play } from "./play.tsx";
import { SeatFirst } from "./seats.tsx";
import { Shell, type Place } from "./shell.tsx";

export function MatchPage(props: MatchProps & Place): VNode {
  return (
    <Shell {...props}>
      <Table {...props} />
      <noscript>
        <p>{props.words.noScript}</p>
      </noscript>
    </Shell>
  );
}

/** What the page takes over. */
export function Table(props: MatchProps): VNode {
  const { game, model } = props;
  const Offers = model.house?.Offers;
  // On a phone an invitation comes right under the board, before all that can wait.
  const inviting = invitable(model.newest).length > 0;
  // Questions that are open about one game are not about the next.
  const acts = <Acts key={props.model.newest.game} {...props} />;
  return (
    <Columns margin={<Margin {...props} />} more={inviting && acts}>
      <h1 class="heard">{game.words.title(model.newest.options)}</h1>
      <SeatFirst {...props} />
      <Play {...props} />
      <div class="stack" aria-live="polite">
        <Asked {...props} />
        {Offers && <Offers {...props} />}
      </div>
      <Over {...props} />
      {!inviting && acts}
    </Columns>
  );
}
