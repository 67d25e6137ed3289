/** Was chance fixed before the first move? What is shown of it, and what came of checking it. */
import type { ComponentChildren, VNode } from "preact";
import { gameShown, type Fairness } from "../../engine/fair.ts";
import { movesOf, type Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { check, clock, eye, off } from "../../games/icons.ts";
import type { Form } from "../../games/kinds.ts";
import type { FairWords } from "../fair/words.ts";
import { H1 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Columns } from "../parts/page.tsx";
import type { Loaded, Notice } from "./model.ts";
import { Shell, type Place } from "./shell.tsx";

export interface Checking {
  readonly words: FairWords;
  readonly game: Loaded;
  readonly form: Form;
  /** The game after its last move. */
  readonly seen: Seen;
  /** Null as long as it is not worked out. */
  readonly found: Fairness | null;
  /** What this browser was shown while the game was being played, if it was there. */
  readonly kept: unknown;
  /** Why it could not be worked out. */
  readonly trouble: Notice | null;
}

export function FairPage(props: Checking & Place): VNode {
  return (
    <Shell {...props}>
      <Fair {...props} />
      <noscript>
        <p>{props.words.checking.noScript}</p>
      </noscript>
    </Shell>
  );
}

/** What the page takes over. */
export function Fair(props: Checking): VNode {
  const { game, form, seen } = props;
  const words = props.words.checking;
  const { commit = "", seed, options = seen.options } = gameShown(seen) ?? {};
  const title = `${game.words.title(options)} · ${words.game(seen.game)}`;
  return (
    <Columns>
      <H1 text={words.head} />
      <p>{words.lead}</p>
      <p>
        <b>{title}</b> · <a href={`/g/${seen.id}?game=${seen.game}`}>{words.toMatch}</a>
      </p>
      <p>{form.words.chance?.(options) || words.nothing}</p>
      <Text label={words.commit}>
        <code>{commit}</code>
      </Text>
      <Text label={words.seed}>{seed === undefined ? words.later : <code>{seed}</code>}</Text>
      <div class="stack" aria-live="polite">
        <Verdict {...props} over={seed !== undefined} />
      </div>
      {seed !== undefined && (
        <Text label={words.own}>
          <code>{`printf ${seed} | xxd -r -p | sha256sum`}</code>
        </Text>
      )}
    </Columns>
  );
}

function Text(props: { readonly label: string; readonly children: ComponentChildren }): VNode {
  return (
    <p>
      <span class="soft">{props.label}</span> {props.children}
    </p>
  );
}

function Verdict(props: Checking & { readonly over: boolean }): VNode {
  const { seen, found, kept, trouble, over } = props;
  const words = props.words.checking;
  if (!over) {
    const { head, text } = words.running;
    return (
      <Note kind="plain" icon={clock} word={head}>
        {text}
      </Note>
    );
  }
  if (trouble) {
    return (
      <Note kind="trouble" icon={off} word={trouble.head}>
        {trouble.text}
      </Note>
    );
  }
  if (!found) return <p class="soft">{words.waits}</p>;
  const steps = stepsOf(found, seen, kept, words);
  const fits = steps.every(([ok]) => ok !== false);
  const { head, text } = fits ? words.fits : words.fails;
  return (
    <>
      <Note kind={fits ? "done" : "trouble"} icon={fits ? check : off} word={head}>
        {text}
      </Note>
      <ol class="checks">
        {steps.map(([ok, said]) => (
          <li key={said}>
            <Icon d={ok === null ? eye : ok ? check : off} /> {said}
          </li>
        ))}
      </ol>
    </>
  );
}

type Step = readonly [fits: boolean | null, said: string];

/** What was checked, in order. Null: there was nothing to compare with. */
function stepsOf(
  { seed, start, misfit }: Fairness,
  seen: Seen,
  kept: unknown,
  words: FairWords["checking"],
): readonly Step[] {
  const same = typeof kept === "string" ? kept === gameShown(seen)?.commit : null;
  const keptSaid = same ? words.keptFits : words.keptFails;
  return [
    [seed, seed ? words.seedFits : words.seedFails],
    [same, same === null ? words.keptNone : keptSaid],
    [start, start ? words.startFits : words.startFails],
    ...(misfit === null || !start ? [] : [movesSaid(misfit, seen, words)]),
  ];
}

function movesSaid(misfit: number, seen: Seen, words: FairWords["checking"]): Step {
  const fits = misfit === 0;
  return [fits, fits ? words.movesFit(movesOf(seen).length) : words.moveFails(misfit)];
}
