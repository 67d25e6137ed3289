/** Matches as rows of a list, each with its little board. */
import type { VNode } from "preact";
import { lengthOf } from "../../engine/pace.ts";
import type { Seen } from "../../engine/wire.ts";
import { Rows } from "../parts/rows.tsx";
import { Due } from "../parts/due.tsx";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import { isMyTurn, nameOf, namesOf, playersOf, sideOf, type Loaded } from "./model.ts";
import { isUrgent, roughly } from "./moment.ts";

/** The games of some matches, by kind. */
export type Loadeds = Readonly<Record<string, Loaded>>;

type RowWords = MatchWords & SiteWords;

export function MatchRows(props: {
  readonly mine: readonly Seen[];
  readonly games: Loadeds;
  readonly words: RowWords;
  /** Ms since 1970. */
  readonly now: number;
  /** What stands above says already whose turn it is. */
  readonly grouped?: boolean;
}): VNode {
  const { mine, games, words, now, grouped = false } = props;
  const rows = mine.flatMap((seen) => {
    const game = games[seen.kind];
    if (!game) return [];
    const { Small } = game.board;
    const due = dueOf(seen, words, now);
    return {
      key: seen.id,
      href: `/g/${seen.id}`,
      art: <Small view={seen.view} players={playersOf(seen, words)} />,
      who: othersOf(seen, words),
      what: game.words.title(seen.options),
      score: scoreOf(seen),
      when: grouped && due && !mayChoose(seen) ? due : whenOf(seen, words, grouped),
      due: (!grouped || mayChoose(seen)) && due,
    };
  });
  return <Rows rows={rows} />;
}

function othersOf(seen: Seen, words: RowWords): string {
  const others = seen.seats.filter((_, i) => !seen.held.includes(i));
  return namesOf(others.length > 0 ? others : seen.seats, words);
}

/** My points first, as they are told of the others. Of several seats here none is mine alone. */
function scoreOf(seen: Seen): string {
  const own = seen.held.length === 1 ? sideOf(seen, seen.seat) : null;
  const others = seen.scores.filter((_, side) => side !== own);
  return [...(own === null ? [] : [seen.scores[own]]), ...others].join(" : ");
}

/** What waits for me first, what is due soonest before the rest, and last what is over. */
export function byNeed(mine: readonly Seen[]): readonly Seen[] {
  const need = (seen: Seen): number =>
    seen.end ? 3 : isMyTurn(seen) ? 0 : mayChoose(seen) ? 1 : 2;
  const due = (seen: Seen): number =>
    seen.end ? 0 : hasMissed(seen) ? -1 : (seen.deadline ?? Number.MAX_VALUE);
  return mine.toSorted((a, b) => need(a) - need(b) || due(a) - due(b));
}

/** I missed a deadline: what is due then is that the others choose. */
function hasMissed({ claim, held }: Seen): boolean {
  return claim !== null && held.includes(claim.of);
}

/** Somebody else did, and I choose what comes of it. */
function mayChoose({ claim, held }: Seen): boolean {
  return claim !== null && claim.waits.some((seat) => held.includes(seat));
}

/** How long it is until whoever is on turn must have played. */
function dueOf(seen: Seen, words: RowWords, now: number): VNode | null {
  const { deadline, pace } = seen;
  const { mine } = words;
  if (deadline === null) return null;
  if (hasMissed(seen)) return <Due urgent>{mine.missed}</Due>;
  const left = deadline - now;
  return (
    <time dateTime={new Date(deadline).toISOString()}>
      <Due urgent={isUrgent(left, lengthOf(pace))}>
        {left > 0 ? mine.left(roughly(left, mine.length)) : mine.up}
      </Due>
    </time>
  );
}

function whenOf(seen: Seen, words: RowWords, grouped: boolean): string {
  const { mine } = words;
  if (seen.end) {
    if (seen.end.winner === "draw") return mine.drawn;
    return seen.end.winner === sideOf(seen, seen.seat) ? mine.won : mine.lost;
  }
  if (mayChoose(seen)) return mine.choose;
  if (seen.seats.some(({ who }) => who === "free")) return mine.invite;
  if (grouped) return mine.endless;
  const seat = seen.turn === null ? undefined : seen.seats[seen.turn];
  return isMyTurn(seen) || !seat ? mine.turn : mine.theirs(nameOf(seat, words));
}
