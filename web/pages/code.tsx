/** A field for a link or a code: where a chat has dropped the key from an address. */
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import type { MatchProps } from "./model.ts";

export function CodeField(
  props: MatchProps & { readonly label: string; readonly hint: string },
): VNode {
  const { words, doings, label, hint } = props;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector("input");
    doings.claim(field?.value ?? "");
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label>
        {label}
        {/* Without a name: a form that is sent without a script must not carry a key along. */}
        <input required autocomplete="off" />
      </label>
      <p class="fine soft">{hint}</p>
      <p class="buttons">
        <Button type="submit">{words.seat.codeGo}</Button>
      </p>
    </form>
  );
}
