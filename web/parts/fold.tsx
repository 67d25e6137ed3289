/** More that need not be seen at once. */
import type { ComponentChildren, VNode } from "preact";

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
