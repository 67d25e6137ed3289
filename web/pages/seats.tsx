/** Taking a seat on a match page, and keeping it. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { isPerDecision } from "../../engine/pace.ts";
import { Icon } from "../../games/board.tsx";
import { check, eye, next } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Options } from "../parts/options.tsx";
import { Fold } from "../parts/fold.tsx";
import type { SeatsWords } from "../seats/words.ts";
import { CodeField } from "./code.tsx";
import { Invites } from "./inviting.tsx";
import type { Seats } from "./late.ts";
import { keepShort } from "./naming.ts";
import { OwnLink } from "./links.tsx";
import { isOpen, nameOf, rulesOf, seriesOf, type MatchProps } from "./model.ts";

interface Own {
  readonly own: SeatsWords;
}

export function seatsOf(own: SeatsWords): Seats {
  return {
    First: (props) => <First {...props} own={own} />,
    Invites: (props) => <Invites {...props} own={own} />,
  };
}

function First(props: MatchProps & Own & { below?: boolean }): VNode | null {
  const { words, own, game, model, doings, below = false } = props;
  const { newest: seen, opens: what, securing } = model;
  // Where seconds run the board comes first.
  const isUnder = isPerDecision(seen.pace);
  if (securing && seen.seat !== null && below === isUnder) return <Secure {...props} />;
  if (below || seen.held.length > 0) return null;
  const title = [...rulesOf(seen, game, model), ...seriesOf(seen, words)].join(", ");
  const host = seen.seats.find(({ who }) => who === "person");
  if (what === "taken") {
    return (
      <section class="stack">
        <Note kind="plain" icon={eye} word={own.sit.used}>
          {own.sit.usedText}
        </Note>
        <p class="buttons">
          <Button kind="primary" onPress={doings.watch}>
            {own.sit.watch}
          </Button>
        </p>
        <Fold icon={<Icon d={next} />} label={own.sit.itsMe}>
          <CodeField {...props} label={words.secure.own} hint={own.sit.itsMeHint} />
        </Fold>
      </section>
    );
  }
  if (what === "mine") {
    return (
      <section class="stack">
        <H2 text={own.sit.here} />
        <p>{own.sit.hereText}</p>
        <p class="buttons">
          <Button kind="primary" onPress={() => doings.sit("", "")}>
            {own.sit.hereGo}
          </Button>
          <Button onPress={doings.watch}>{own.sit.watch}</Button>
        </p>
      </section>
    );
  }
  if (what !== "free" && !isOpen(seen)) return null;
  const invites = host ? own.sit.invites(nameOf(host, words), title) : own.sit.open(title);
  const text = what === "free" ? invites : own.sit.open(title);
  const rules = [model.playing?.words.rule?.(seen.options), model.times?.terms(seen)];
  return <SitDown {...props} {...{ text, rule: rules.filter(Boolean).join(" ") }} />;
}

function SitDown(
  props: MatchProps & Own & { readonly text: string; readonly rule: string },
): VNode {
  const { own, model, doings, text, rule } = props;
  const { card } = model;
  const [colour, setColour] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    doings.sit(String(form.get("name") ?? ""), String(form.get("colour") ?? ""));
  };
  const colours = Object.entries(own.sit.colours).map(([value, label]) => ({ value, label }));
  return (
    <form class="stack" onSubmit={submit}>
      <H2 text={own.sit.offer} />
      <p>{text}</p>
      {rule && <p class="fine soft">{rule}</p>}
      <label>
        {own.sit.name}
        <input
          name="name"
          maxlength={60}
          autocomplete="nickname"
          aria-describedby="name-hint"
          onInput={keepShort}
          defaultValue={card.name}
        />
      </label>
      <p class="fine soft" id="name-hint">
        {own.sit.nameHint}
      </p>
      <Options
        legend={own.sit.colour}
        name="colour"
        options={colours}
        chosen={[colour || card.colour || "b"]}
        onChoose={setColour}
        cols="two four"
      />
      <p class="buttons">
        <Button kind="primary" type="submit">
          {own.sit.do}
        </Button>
        <Button onPress={doings.watch}>{own.sit.watch}</Button>
      </p>
    </form>
  );
}

/** My own link, right after sitting down: the first thing to see. */
function Secure(props: MatchProps & Own): VNode {
  const { own, model, doings } = props;
  if (isPerDecision(model.newest.pace)) {
    return (
      <Fold icon={<Icon d={next} />} label={own.safe.head} about={own.safe.text}>
        <OwnLink {...props} id="own-first" />
      </Fold>
    );
  }
  return (
    <section class="stack">
      <H2 text={own.safe.head} />
      <p>{own.safe.text}</p>
      <OwnLink {...props} id="own-first" />
      <p class="buttons">
        <Button kind="primary" icon={check} onPress={doings.secured}>
          {own.safe.done}
        </Button>
      </p>
    </section>
  );
}
