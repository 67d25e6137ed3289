/** Imprint and privacy, from what the operator has entered. */
import type { VNode } from "preact";
import { H1 } from "../parts/headings.tsx";
import { Columns } from "../parts/page.tsx";
import { Shell, type Place } from "./shell.tsx";

export function LegalPage(
  props: Place & {
    readonly about: "imprint" | "privacy";
    readonly operator: { readonly name: string; readonly address: string; readonly mail: string };
  },
): VNode {
  const { words, there, about, operator } = props;
  const { name, address, mail } = operator;
  const lines = [name, ...address.split("\n")].filter(Boolean);
  return (
    <Shell {...{ words, there }}>
      <Columns>
        <H1 text={words.legal[about]} />
        {about === "privacy" && words.legal.privacyText.map((text) => <p key={text}>{text}</p>)}
        {lines.length > 0 ? (
          lines.map((line) => <p key={line}>{line}</p>)
        ) : (
          <p>{words.legal.noOperator}</p>
        )}
        {mail && (
          <p>
            {words.legal.contact}: <a href={`mailto:${mail}`}>{mail}</a>
          </p>
        )}
      </Columns>
    </Shell>
  );
}
