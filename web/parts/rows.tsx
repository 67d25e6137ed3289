/** Matches in a list: a little board, who with, which game, how it stands. */
import type { ComponentChildren, VNode } from "preact";

export interface MatchRow {
  readonly key: string;
  readonly href: string;
  readonly art: ComponentChildren;
  readonly who: string;
  readonly what: string;
  readonly score: ComponentChildren;
  readonly when: ComponentChildren;
  /** Until when. */
  readonly due?: ComponentChildren;
}

export function Rows(props: { readonly rows: readonly MatchRow[] }): VNode {
  return (
    <ul class="rows">
      {props.rows.map((row) => (
        <li key={row.key}>
          <div class="art">{row.art}</div>
          <div class="what">
            <a href={row.href}>{row.who}</a>
            {row.what}
          </div>
          <div class="how">
            <span>{row.score}</span>
            <span>{row.when}</span>
            {row.due && <span>{row.due}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
