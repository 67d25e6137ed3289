/** Matches as rows of a list, each with its little board. */
import type { VNode } from "preact";
import { lengthOf } from "../../engine/pace.ts";
import type { Seen } from "../../engine/wire.ts";
import { Rows } from "../parts/rows.tsx";
import { Due } from "../parts/due.tsx";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import { isMyTurn, nameOf, playersOf, sideOf, type Loaded } from "./model.ts";
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
      score: seen.scores.join(" : "),
      when: grouped && due ? due : whenOf(seen, words),
      due: !grouped && due,
    };
  });
  return <Rows rows={rows} />;
}

function othersOf(seen: Seen, words: RowWords): string {
  const others = seen.seats.filter((_, i) => !seen.held.includes(i));
  const shown = others.length > 0 ? others : seen.seats;
  return shown.map((seat) => nameOf(seat, words)).join(", ");
}

/** How long it is until whoever is on turn must have played. */
function dueOf({ deadline, pace }: Seen, words: RowWords, now: number): VNode | null {
  if (deadline === null) return null;
  const left = deadline - now;
  const { mine } = words;
  return (
    <time dateTime={new Date(deadline).toISOString()}>
      <Due urgent={isUrgent(left, lengthOf(pace))}>
        {left > 0 ? mine.left(roughly(left, mine.length)) : mine.up}
      </Due>
    </time>
  );
}

function whenOf(seen: Seen, words: RowWords): string {
  if (seen.end) {
    if (seen.end.winner === "draw") return words.mine.drawn;
    return seen.end.winner === sideOf(seen, seen.seat) ? words.mine.won : words.mine.lost;
  }
  if (seen.seats.some(({ who }) => who === "free")) return words.mine.invite;
  return isMyTurn(seen) ? words.mine.turn : words.mine.others;
}
