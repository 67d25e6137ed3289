/** A match page: the board's island, and around it those that sleep until they are needed. */
import type { VNode } from "preact";
import { Island } from "../parts/island.tsx";
import { Columns } from "../parts/page.tsx";
import { around } from "./around.tsx";
import { invitable } from "./links.tsx";
import type { SeatProps } from "./model.ts";
import { Play } from "./play.tsx";
import { Shell } from "./shell.tsx";
import type { PageWords } from "./words.ts";

export function MatchPage(
  props: SeatProps & { readonly words: PageWords; readonly path: string },
): VNode {
  const { words, path, game, model } = props;
  const { first: First, after: After, acts: Acts, margin: Margin } = around;
  // On a phone an invitation comes right under the board, before all that can wait.
  const inviting = invitable(model.newest).length > 0;
  const acts = <Island name="acts">{Acts && <Acts {...props} />}</Island>;
  const margin = <Island name="margin">{Margin && <Margin {...props} />}</Island>;
  return (
    <Shell {...{ words, path }}>
      <Columns margin={margin} more={inviting && acts}>
        <h1 class="heard">{game.words.title(model.newest.options)}</h1>
        <Island name="first">{First && <First {...props} />}</Island>
        <Island name="play">
          <Play {...props} />
        </Island>
        <Island name="after">{After && <After {...props} />}</Island>
        {!inviting && acts}
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </Columns>
    </Shell>
  );
}
