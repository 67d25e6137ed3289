/** Taking a whole chain at once: how far, what it brings, and what it would draw. */
import type { VNode } from "preact";
import { Icon, type More } from "../board.tsx";
import { minus, plus } from "../icons.ts";
import { hatch } from "../wobble.ts";
import { boxesIn, chainOn, gainOf, type Chain, type Link } from "./chain.ts";
import type { ChainWords } from "./chain/words.ts";
import { stroke } from "./paper.ts";
import { useSend, type Props } from "./pen.ts";
import { farIn, farTo } from "./picking.ts";
import type { DotsState } from "./state.ts";

/** For a board of Käsekästchen, in these words. */
export function taking(words: ChainWords): More {
  return {
    fits: (view) => chainOn(view as DotsState) !== null,
    On: (props) => <On {...(props as Props)} />,
    Bar: (props) => <Bar {...(props as Props)} said={words} />,
  };
}

/** The lines that are meant, and what the handing out would draw instead: CSS shows one of them. */
function On(props: Props): VNode | null {
  const chain = offered(props);
  if (!chain) return null;
  return (
    <>
      <Ahead class="ahead" links={upTo(chain, props)} pen={props.pen} />
      {chain.deal && <Ahead class="ahead giving" links={chain.deal.links} pen={props.pen} />}
    </>
  );
}

function Ahead(props: {
  readonly class: string;
  readonly links: readonly Link[];
  readonly pen: number | null;
}): VNode {
  const { links, pen } = props;
  return (
    <g class={props.class} aria-hidden="true">
      {boxesIn(links).map(([r, c]) => (
        <path
          key={`${r},${c}`}
          class="hatch"
          d={hatch(`b${r},${c}`, pen ?? 0, 100 * c, 100 * r, 24)}
        />
      ))}
      <path class="line dashed" d={links.map(({ line }) => stroke(line)).join("")} />
    </g>
  );
}

function Bar(props: Props & { readonly said: ChainWords }): VNode | null {
  const { view, words, said, onDraft } = props;
  const send = useSend(props);
  const chain = offered(props);
  if (!chain) return null;
  const { links, parts, deal } = chain;
  const far = upTo(chain, props);
  const isWhole = far.length === links.length;
  const all = boxesIn(links).length;
  const withGain = (text: string, taken: readonly Link[]): string => {
    const gain = gainOf(view, taken);
    return gain > 0 ? `${text} · ${said.gain(gain, view.misere)}` : text;
  };
  const take = (event: MouseEvent, taken: readonly Link[]): void => {
    const bar = (event.currentTarget as Element).closest(".bar");
    // The bar goes away: the keyboard goes on at the board.
    bar?.previousElementSibling?.querySelector<SVGElement>("[tabindex='0']")?.focus();
    send(taken.map(({ line }) => line).join("+"), event.timeStamp);
  };
  const step = (by: number, label: string, d: string): VNode => {
    const to = far.length + by;
    const waits = to < 1 || to > links.length;
    return (
      <button
        type="button"
        class="button"
        aria-label={label}
        aria-disabled={waits ? "true" : undefined}
        onClick={() => !waits && onDraft({ text: farTo(to), picking: false })}
      >
        <Icon d={d} />
      </button>
    );
  };
  const label = said.chain(parts, all);
  return (
    <div class="bar" role="group" aria-label={label}>
      <p class="far">
        <span>{label}</span>
        {step(-1, said.less, minus)}
        <output>
          {boxesIn(far).length}
          <span class="heard"> {said.of(all)}</span>
        </output>
        {step(1, said.more, plus)}
      </p>
      <button type="button" class="button primary" onClick={(event) => take(event, far)}>
        {withGain(isWhole ? said.take(parts) : said.part, far)}
      </button>
      {deal && (
        <button type="button" class="button deal" onClick={(event) => take(event, deal.links)}>
          {withGain(said.deal(deal.left), deal.links)}
        </button>
      )}
      {view.phase === "may" && (
        <button type="button" class="button" onClick={(event) => send("pass", event.timeStamp)}>
          {words.pass}
        </button>
      )}
    </div>
  );
}

/** The chain that may be taken now: a line that is half made is meant by itself. */
function offered({ view, active, sent, draft }: Props): Chain | null {
  const isFree = active && sent === null && (draft === null || farIn(draft) !== null);
  return isFree ? chainOn(view) : null;
}

function upTo({ links }: Chain, { draft }: Props): readonly Link[] {
  return links.slice(0, (draft && farIn(draft)) ?? links.length);
}
