/** Everything I play, sorted by what waits for me. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { plus } from "../../games/icons.ts";
import { ButtonLink } from "../parts/button.tsx";
import { H1, H2 } from "../parts/headings.tsx";
import { Columns } from "../parts/page.tsx";
import { isMyTurn } from "./model.ts";
import { byNeed, MatchRows, type Loadeds } from "./rows.tsx";
import { Shell, type Place } from "./shell.tsx";

export function MinePage(
  props: Place & {
    readonly mine: readonly Seen[];
    readonly games: Loadeds;
    /** Ms since 1970. */
    readonly now: number;
  },
): VNode {
  const { words, there, games, now } = props;
  const mine = byNeed(props.mine);
  const groups = [
    { head: words.mine.turn, list: mine.filter(isMyTurn) },
    { head: words.mine.others, list: mine.filter((seen) => !seen.end && !isMyTurn(seen)) },
    { head: words.mine.over, list: mine.filter((seen) => seen.end) },
  ].filter(({ list }) => list.length > 0);
  const start = (
    <ButtonLink href="/new" kind="primary" icon={plus} wide>
      {words.newMatch}
    </ButtonLink>
  );
  return (
    <Shell {...{ words, there }} waiting={mine.filter(isMyTurn).length}>
      <Columns margin={<div class="broad">{start}</div>}>
        <H1 text={words.myMatches} />
        <div class="narrow">{start}</div>
        {groups.length === 0 && <p class="soft">{words.about.empty}</p>}
        {groups.map(({ head, list }) => (
          <section key={head}>
            <H2 text={head} />
            <MatchRows mine={list} {...{ games, words, now }} grouped />
          </section>
        ))}
      </Columns>
    </Shell>
  );
}
