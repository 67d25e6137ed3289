/** An address where nothing lies. */
import type { VNode } from "preact";
import { plus } from "../../games/icons.ts";
import { ButtonLink } from "../parts/button.tsx";
import { H1 } from "../parts/headings.tsx";
import { Columns } from "../parts/page.tsx";
import { Shell, type Place } from "./shell.tsx";

export function MissingPage({ words, path }: Place): VNode {
  return (
    <Shell {...{ words, path }}>
      <Columns>
        <H1 text={words.missing.head} />
        <p>{words.missing.text}</p>
        <p class="buttons">
          <ButtonLink href="/new" kind="primary" icon={plus}>
            {words.newMatch}
          </ButtonLink>
        </p>
      </Columns>
    </Shell>
  );
}
