/** Buttons, and links that look like them. One primary button per view. */
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../games/board.tsx";

export type ButtonKind = "primary" | "plain" | "quiet";

interface Look {
  readonly kind?: ButtonKind;
  /** A path of `icons.ts`. */
  readonly icon?: string;
  /** As wide as the column. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** `waits`: may not be pressed now; the children then say why („Wartet auf Ben“). */
export function Button(
  props: Look & {
    readonly type?: "button" | "submit";
    readonly name?: string;
    readonly value?: string;
    readonly waits?: boolean;
    readonly onPress?: (event: MouseEvent) => void;
  },
): VNode {
  const { type = "button", name, value, waits = false, onPress } = props;
  return (
    <button
      type={type}
      {...(name !== undefined && { name, value })}
      class={look(props)}
      aria-disabled={waits ? "true" : undefined}
      onClick={(event) => {
        if (waits) event.preventDefault();
        else onPress?.(event);
      }}
    >
      {inside(props)}
    </button>
  );
}

export function ButtonLink(props: Look & { readonly href: string }): VNode {
  return (
    <a class={look(props)} href={props.href}>
      {inside(props)}
    </a>
  );
}

function look({ kind = "plain", wide = false }: Look): string {
  return `button ${kind}${wide ? " whole" : ""}`;
}

function inside({ icon, children }: Look): ComponentChildren {
  return (
    <>
      {icon !== undefined && <Icon d={icon} />}
      {children}
    </>
  );
}
