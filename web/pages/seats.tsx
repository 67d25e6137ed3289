/** Taking a seat on a match page, and keeping it. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../games/board.tsx";
import { check, eye, next } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { Options } from "../parts/options.tsx";
import { Fold } from "../parts/fold.tsx";
import { CodeField } from "./code.tsx";
import { OwnLink } from "./links.tsx";
import { isOpen, nameOf, rulesOf, seriesOf, type MatchProps } from "./model.ts";

/** What stands above the board as long as it is about a seat. */
export function SeatFirst(props: MatchProps): VNode | null {
  const { words, game, model, doings } = props;
  const { newest: seen, opens: what, securing } = model;
  if (securing && seen.seat !== null) return <Secure {...props} />;
  if (seen.held.length > 0) return null;
  const title = [...rulesOf(seen, game, model), ...seriesOf(seen, words)].join(", ");
  const host = seen.seats.find(({ who }) => who === "person");
  if (what === "taken") {
    return (
      <section class="stack">
        <Note kind="plain" icon={eye} word={words.seat.used}>
          {words.seat.usedText}
        </Note>
        <p class="buttons">
          <Button kind="primary" onPress={doings.watch}>
            {words.seat.watch}
          </Button>
        </p>
        <Fold icon={<Icon d={next} />} label={words.seat.itsMe}>
          <CodeField {...props} label={words.secure.own} hint={words.seat.itsMeHint} />
        </Fold>
      </section>
    );
  }
  if (what === "mine") {
    return (
      <section class="stack">
        <H2 text={words.seat.here} />
        <p>{words.seat.hereText}</p>
        <p class="buttons">
          <Button kind="primary" onPress={() => doings.sit("", "")}>
            {words.seat.hereGo}
          </Button>
          <Button onPress={doings.watch}>{words.seat.watch}</Button>
        </p>
      </section>
    );
  }
  if (what !== "free" && !isOpen(seen)) return null;
  const invites = host ? words.seat.invites(nameOf(host, words), title) : words.seat.open(title);
  const text = what === "free" ? invites : words.seat.open(title);
  const rules = [model.playing?.words.rule?.(seen.options), model.times?.terms(seen)];
  return <SitDown {...props} {...{ text, rule: rules.filter(Boolean).join(" ") }} />;
}

function SitDown(props: MatchProps & { readonly text: string; readonly rule: string }): VNode {
  const { words, model, doings, text, rule } = props;
  const { card } = model;
  const [colour, setColour] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    doings.sit(String(form.get("name") ?? ""), String(form.get("colour") ?? ""));
  };
  const colours = Object.entries(words.seat.colours).map(([value, label]) => ({ value, label }));
  return (
    <form class="stack" onSubmit={submit}>
      <H2 text={words.seat.offer} />
      <p>{text}</p>
      {rule && <p class="fine soft">{rule}</p>}
      <label>
        {words.seat.name}
        <input
          name="name"
          maxlength={60}
          autocomplete="nickname"
          aria-describedby="name-hint"
          defaultValue={card.name}
        />
      </label>
      <p class="fine soft" id="name-hint">
        {words.seat.nameHint}
      </p>
      <Options
        legend={words.seat.colour}
        name="colour"
        options={colours}
        chosen={[colour || card.colour || "b"]}
        onChoose={setColour}
        cols="two four"
      />
      <p class="buttons">
        <Button kind="primary" type="submit">
          {words.seat.sit}
        </Button>
        <Button onPress={doings.watch}>{words.seat.watch}</Button>
      </p>
    </form>
  );
}

/** My own link, right after sitting down: the first thing to see. */
function Secure(props: MatchProps): VNode {
  const { words, doings } = props;
  return (
    <section class="stack">
      <H2 text={words.secure.head} />
      <p>{words.secure.text}</p>
      <OwnLink {...props} id="own-first" />
      <p class="buttons">
        <Button kind="primary" icon={check} onPress={doings.secured}>
          {words.secure.done}
        </Button>
      </p>
    </section>
  );
}
