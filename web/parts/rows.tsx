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
          </div>
        </li>
      ))}
    </ul>
  );
}

/** More that need not be seen at once. */
export function Fold(props: {
  readonly icon: ComponentChildren;
  readonly label: string;
  readonly about?: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <details open={props.open}>
      <summary>
        <span class="turn">{props.icon}</span>
        {props.label}
        {props.about && <small> {props.about}</small>}
      </summary>
      <div class="stack">{props.children}</div>
    </details>
  );
}
