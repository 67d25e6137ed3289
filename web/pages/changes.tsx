/** What other house rules would change, in words: only what differs. */
import type { VNode } from "preact";
import type { Form } from "../../games/kinds.ts";

export type Options = Readonly<Record<string, unknown>>;

export interface Change {
  readonly name: string;
  /** Null where there was no such thing to choose. */
  readonly from: string | null;
  readonly to: string;
}

export function changesOf(form: Form, from: Options, to: Options): readonly Change[] {
  const before = new Map(form.words.rows(from));
  return form.words
    .rows(to)
    .map(([name, value]) => ({ name, from: before.get(name) ?? null, to: value }))
    .filter((change) => change.from !== change.to);
}

export function Changes(props: {
  readonly changes: readonly Change[];
  /** What is said where nothing differs. */
  readonly none: string;
}): VNode {
  const { changes, none } = props;
  if (changes.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          <b>{name}</b> {from !== null && `${from} → `}
          {to}
        </li>
      ))}
    </ul>
  );
}
