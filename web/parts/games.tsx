/** What can be played, each with a little picture. */
import type { VNode } from "preact";
import { games, type Motif } from "../../games/kinds.ts";
import { H3 } from "./headings.tsx";

export interface GameCard {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  /** For how many. */
  readonly people: string;
}

/** By kind. */
export type Motifs = Readonly<Record<string, Motif>>;

/** The little pictures of all games. */
export async function loadMotifs(): Promise<Motifs> {
  const all = Object.entries(games).map(async ([kind, one]) => [kind, await one.motif()] as const);
  return Object.fromEntries(await Promise.all(all));
}

export function Games(props: {
  readonly games: readonly GameCard[];
  readonly motifs: Motifs;
}): VNode {
  return (
    <ul class="games">
      {props.games.map(({ kind, name, about }) => (
        <li key={kind}>
          <Picture of={props.motifs[kind]} />
          <div>
            <a href={`/new?kind=${kind}`}>
              <H3 text={name} />
            </a>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Four squares by four, or smaller. */
export function Picture({ of: Drawn }: { readonly of: Motif | undefined }): VNode {
  return (
    <svg class="motif" viewBox="0 0 200 200" aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
