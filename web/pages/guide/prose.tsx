/** The texts of a guide: paragraphs, lists, rows, and between them the boards. */
import type { ComponentChildren, VNode } from "preact";
import type { Block, Prose } from "../../../games/guide.ts";

/** `*so*` stands out, `[Kette](#chain)` leads to a place. */
export function Text({ text }: { readonly text: Prose }): VNode {
  return <>{text.split(/(\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map(piece)}</>;
}

function piece(text: string): ComponentChildren {
  if (text.startsWith("*")) return <strong>{text.slice(1, -1)}</strong>;
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? [];
  return href === undefined ? text : <a href={href}>{label}</a>;
}

/** `trial`: draws the position of that name. */
export function Blocks(props: {
  readonly body: readonly Block[];
  trial(name: string): ComponentChildren;
}): VNode {
  return <>{props.body.map((block) => blockOf(block, props.trial))}</>;
}

function blockOf(block: Block, trial: (name: string) => ComponentChildren): ComponentChildren {
  if (typeof block === "string") {
    return (
      <p>
        <Text text={block} />
      </p>
    );
  }
  if ("trial" in block) return trial(block.trial);
  if ("list" in block) {
    return (
      <ul class="points">
        {block.list.map((text) => (
          <li key={text}>
            <Text text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl class="terms">
      {block.rows.map(([head, text]) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>
            <Text text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
