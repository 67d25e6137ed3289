/** Asked twice, in place: a fold that needs no dialog, keeps the focus and works without script. */
import type { VNode } from "preact";
import { Icon } from "../../games/board.tsx";
import { Button } from "./button.tsx";

export function Confirm(props: {
  readonly icon: string;
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes?: () => void;
}): VNode {
  return (
    <details class="confirm">
      <summary>
        <Icon d={props.icon} />
        {props.label}
      </summary>
      <p>{props.question}</p>
      <div class="buttons">
        <Button onPress={() => props.onYes?.()}>{props.yes}</Button>
        <Button onPress={close}>{props.no}</Button>
      </div>
    </details>
  );
}

function close(event: MouseEvent): void {
  const fold = (event.currentTarget as Element).closest("details");
  fold?.removeAttribute("open");
  fold?.querySelector("summary")?.focus();
}
