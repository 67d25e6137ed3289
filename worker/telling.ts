/** What everybody is told of a match, as it stands at one moment. */
import { seenAt, type Position } from "../engine/seen.ts";
import type { Seen } from "../engine/wire.ts";
import { peopleOf, viewerOf, type Known, type Loaded, type Looker } from "./seating.ts";

/** What each may see. `pages`: who has one open. */
export function seenIn(
  loaded: Loaded,
  pages: readonly Known[],
  at: Position = {},
): (who: Looker) => Seen {
  const people = peopleOf(loaded, pages);
  const seen = seenAt(
    loaded.secret.id,
    loaded.match,
    people,
    at,
    loaded.table,
    loaded.secret.extended,
  );
  return (who) => seen(viewerOf(loaded, who));
}

/** The newest as text, for pages. Who may see the same, as a page and its act, gets the same. */
export function toldOf(loaded: Loaded, pages: readonly Known[]): (who: Looker) => string {
  const seen = seenIn(loaded, pages);
  const told = new Map<string, string>();
  return (who) => {
    const key = JSON.stringify(viewerOf(loaded, who));
    const text = told.get(key) ?? JSON.stringify(seen(who));
    told.set(key, text);
    return text;
  };
}
