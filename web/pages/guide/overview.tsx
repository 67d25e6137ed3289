/** All games: what each is, for how many, how long, its rules, and where to begin. */
import type { VNode } from "preact";
import type { Motif } from "../../../games/kinds.ts";
import type { GuideWords } from "../../guide/words.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { Picture, type GameCard } from "../../parts/games.tsx";
import { H1, H2 } from "../../parts/headings.tsx";
import { Columns } from "../../parts/page.tsx";
import { Shell, type Place } from "../shell.tsx";
import type { Links } from "./page.tsx";

/** A game as it stands here. */
export interface Entry extends GameCard {
  readonly lead: string;
  readonly time: string;
  readonly pages: Links;
  readonly start: string;
  readonly motif: Motif;
}

export function OverviewPage(
  props: Place & { readonly guide: GuideWords; readonly entries: readonly Entry[] },
): VNode {
  const { words, there, guide, entries } = props;
  return (
    <Shell {...{ words, there }}>
      <Columns>
        <H1 text={guide.overview.head} />
        <p>{guide.overview.lead}</p>
        {entries.map((entry) => (
          <One key={entry.kind} {...entry} guide={guide} />
        ))}
      </Columns>
    </Shell>
  );
}

function One(props: Entry & { readonly guide: GuideWords }): VNode {
  const { kind, name, lead, people, time, pages, start, motif, guide } = props;
  return (
    <section class="entry" id={kind}>
      <Picture of={motif} />
      <div class="stack">
        <H2 text={name} />
        <p>{lead}</p>
        <dl class="facts">
          <div>
            <dt>{guide.overview.people}</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>{guide.overview.time}</dt>
            <dd>{time}</dd>
          </div>
        </dl>
        <ul class="places">
          {pages.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
        <ButtonLink href={start}>{guide.overview.start}</ButtonLink>
      </div>
    </section>
  );
}
