/** An address where nothing lies, or nothing that can be shown just now. */
import type { VNode } from "preact";
import { plus } from "../../games/icons.ts";
import { ButtonLink } from "../parts/button.tsx";
import { H1 } from "../parts/headings.tsx";
import { Columns } from "../parts/page.tsx";
import { Shell, type Place } from "./shell.tsx";

export function SorryPage({ words, there, why }: Place & { why: "missing" | "newer" }): VNode {
  return (
    <Shell {...{ words, there }}>
      <Columns>
        <H1 text={words[why].head} />
        <p>{words[why].text}</p>
        {why === "missing" && (
          <p class="buttons">
            <ButtonLink href="/new" kind="primary" icon={plus}>
              {words.newMatch}
            </ButtonLink>
          </p>
        )}
      </Columns>
    </Shell>
  );
}
