/** Matches as rows of a list, each with its little board. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { Rows } from "../parts/rows.tsx";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import { isMyTurn, nameOf, playersOf, sideOf, type Loaded } from "./model.ts";

/** The games of some matches, by kind. */
export type Loadeds = Readonly<Record<string, Loaded>>;

type RowWords = MatchWords & SiteWords;

export function MatchRows(props: {
  readonly mine: readonly Seen[];
  readonly games: Loadeds;
  readonly words: RowWords;
}): VNode {
  const { mine, games, words } = props;
  const rows = mine.flatMap((seen) => {
    const game = games[seen.kind];
    if (!game) return [];
    const { Small } = game.board;
    return {
      key: seen.id,
      href: `/g/${seen.id}`,
      art: <Small view={seen.view} players={playersOf(seen, words)} />,
      who: othersOf(seen, words),
      what: game.words.title(seen.options),
      score: seen.scores.join(" : "),
      when: whenOf(seen, words),
    };
  });
  return <Rows rows={rows} />;
}

function othersOf(seen: Seen, words: RowWords): string {
  const others = seen.seats.filter((_, i) => !seen.held.includes(i));
  const shown = others.length > 0 ? others : seen.seats;
  return shown.map((seat) => nameOf(seat, words)).join(", ");
}

function whenOf(seen: Seen, words: RowWords): string {
  if (seen.end) {
    if (seen.end.winner === "draw") return words.mine.drawn;
    return seen.end.winner === sideOf(seen, seen.seat) ? words.mine.won : words.mine.lost;
  }
  if (seen.seats.some(({ who }) => who === "free")) return words.mine.invite;
  return isMyTurn(seen) ? words.mine.turn : words.mine.others;
}
