/** A piece of a page that the script takes over by itself; what lies around it stays as it is. */
import type { ComponentChildren, VNode } from "preact";

export function Island(props: {
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div class="island" data-island={props.name}>
      {props.children}
    </div>
  );
}
