/** An address to pass on: to read, to copy, to scan. */
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import { check, copy } from "../../games/icons.ts";
import { Button } from "./button.tsx";

export function Share(props: {
  readonly id: string;
  readonly label: string;
  readonly address: string;
  readonly copyLabel: string;
  readonly onCopy?: (address: string) => Promise<boolean>;
}): VNode {
  const { id, label, address, onCopy } = props;
  /** Its button says so by itself: the page's note may be out of sight. */
  const [copied, setCopied] = useState("");
  const press = async (): Promise<void> => {
    if (await onCopy?.(address)) return setCopied(address);
    // To be copied by hand.
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
  };
  return (
    <div>
      <label class="label" for={id}>
        {label}
      </label>
      <div class="field">
        <input id={id} readonly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button icon={copied === address ? check : copy} onPress={() => void press()}>
          {props.copyLabel}
        </Button>
      </div>
    </div>
  );
}

/** A code to scan, dark on white in every scheme, with a word beside it. */
export function Scan(props: {
  readonly code: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div class="qr">
      {props.code}
      <div>{props.children}</div>
    </div>
  );
}
