/** A deadline in words. `urgent`: under twelve hours, or a quarter of the pace. */
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../games/board.tsx";
import { clock } from "../../games/icons.ts";

export function Due(props: {
  readonly urgent: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <span class={props.urgent ? "due urgent" : "due"}>
      <Icon d={clock} />
      {props.children}
    </span>
  );
}
