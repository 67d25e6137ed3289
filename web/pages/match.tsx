/** A match page: the board and what belongs to it, what is asked, and the margin. */
import type { VNode } from "preact";
import { Hand } from "../../games/board.tsx";
import { emblems } from "../../games/emblems.ts";
import { Columns } from "../parts/page.tsx";
import { Acts } from "./acts.tsx";
import { Asked } from "./asked.tsx";
import { Margin } from "./margin.tsx";
import { invitable, type MatchProps } from "./model.ts";
import { Play } from "./play.tsx";
import { Shell, type Place } from "./shell.tsx";

/** `theme`: what the board is about, and how that is called. Only the worker draws it. */
export function MatchPage(
  props: MatchProps & Place & { readonly theme?: readonly [id: string, name: string] | null },
): VNode {
  const { theme } = props;
  const title = theme && (
    <p class={`theme ${theme[0]}`}>
      <svg class="motif" viewBox="0 0 24 24" aria-hidden="true">
        <path class="carrier" d={emblems[theme[0]]} />
      </svg>
      <Hand text={theme[1]} />
    </p>
  );
  return (
    <Shell {...props} title={title}>
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
  const Proposed = model.leaving?.Asked;
  const Ended = model.ended;
  const First = model.seats?.First;
  // On a phone an invitation comes right under the board, before all that can wait.
  const inviting = invitable(model.newest).length > 0;
  // Questions that are open about one game are not about the next.
  const acts = <Acts key={props.model.newest.game} {...props} />;
  return (
    <Columns margin={<Margin {...props} />} more={inviting && acts}>
      <h1 class="heard">{game.words.title(model.newest.options)}</h1>
      {First && <First {...props} />}
      <Play {...props} />
      {First && <First {...props} below />}
      <div class="stack" aria-live="polite">
        <Asked {...props} />
        {Proposed && <Proposed {...props} />}
        {Offers && <Offers {...props} />}
      </div>
      {model.times?.asked(props)}
      {Ended && model.newest.games.some(({ end }) => end) && <Ended {...props} />}
      {!inviting && acts}
    </Columns>
  );
}
