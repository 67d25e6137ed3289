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
    const form = new FormData(event.currentTarget as HTMLFormElement);
    doings.claim(String(form.get("code") ?? ""));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label>
        {label}
        <input name="code" required autocomplete="off" />
      </label>
      <p class="fine soft">{hint}</p>
      <p class="buttons">
        <Button type="submit">{words.seat.codeGo}</Button>
      </p>
    </form>
  );
}
