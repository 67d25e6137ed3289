/** Other house rules for the next game: what is asked, agreed, and what became of a question. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seen, SeenOffer } from "../../engine/wire.ts";
import type { Form } from "../../games/kinds.ts";
import { check, plane } from "../../games/icons.ts";
import type { HouseWords } from "../house/words.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import type { SiteWords } from "../site/words.ts";
import { Changes, changesOf, type Options } from "./changes.tsx";
import { nameOf, type MatchProps } from "./model.ts";

/** What it takes besides a match page. */
export interface Own {
  readonly own: HouseWords & SiteWords;
  readonly form: Form;
}

/** What the next game is played with, as things stand. */
export function nextOf({ agreed, options }: Seen): Options {
  return agreed ?? options;
}

export function offerOf({ offers }: Seen): SeenOffer | undefined {
  return offers.find((offer) => offer.for === "rules");
}

/** Are these the same options? All are filled in, in the order of the rules. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function Offers(props: MatchProps & Own): VNode {
  const { model, own, form } = props;
  const { house } = own;
  const { newest: seen } = model;
  const outcome = useOutcome(seen);
  const asked = offerOf(seen);
  return (
    <>
      {seen.agreed && (
        <Note
          kind="done"
          icon={check}
          word={house.agreed}
          action={
            <Changes changes={changesOf(form, seen.options, seen.agreed)} none={house.none} />
          }
        >
          {house.agreedText}
        </Note>
      )}
      {asked && seen.held.length > 0 && <Asked {...props} asked={asked} />}
      {outcome && (
        <Note kind="plain" icon={plane} word={house[outcome]}>
          {house[`${outcome}Text`]}
        </Note>
      )}
    </>
  );
}

function Asked(props: MatchProps & Own & { readonly asked: SeenOffer }): VNode {
  const { words, model, doings, own, form, asked } = props;
  const { house } = own;
  const { newest: seen } = model;
  const asker = seen.seats[asked.seat];
  const mine = seen.held.includes(asked.seat);
  const { waits = [] } = asked;
  const mayAnswer = waits.some((seat) => seen.held.includes(seat));
  const names = waits.flatMap((seat) => {
    const one = seen.seats[seat];
    return one ? [nameOf(one, words)] : [];
  });
  const changes = (
    <Changes changes={changesOf(form, nextOf(seen), asked.options ?? {})} none={house.none} />
  );
  const until = seen.end ? house.untilNext : house.untilEnd;
  if (mayAnswer) {
    return (
      <Note
        kind="done"
        icon={check}
        action={
          <>
            {changes}
            <p class="buttons">
              <Button kind="primary" onPress={() => doings.answer(asked.row, true)}>
                {house.yes}
              </Button>
              {mine ? (
                <Button onPress={() => doings.withdraw(asked.row)}>{house.withdraw}</Button>
              ) : (
                <Button onPress={() => doings.answer(asked.row, false)}>{house.no}</Button>
              )}
            </p>
          </>
        }
      >
        {house.offer(asker ? nameOf(asker, words) : "")}
      </Note>
    );
  }
  return (
    <Note
      kind="plain"
      icon={plane}
      word={mine ? house.asked : house.youAgree}
      action={
        <>
          {changes}
          {mine && (
            <p class="buttons">
              <Button onPress={() => doings.withdraw(asked.row)}>{house.withdraw}</Button>
            </p>
          )}
        </>
      }
    >
      {names.length > 0 && house.missing(names.join(", "))} {until}
    </Note>
  );
}

export type Outcome = "kept" | "gone" | "lapsed" | "late";

/** What became of a question between two looks; null: it is agreed on, or there was none. */
export function outcomeOf(before: Seen, now: Seen): Outcome | null {
  const asked = offerOf(before);
  if (!asked || offerOf(now)) return null;
  const isNext = now.game !== before.game;
  if (same(nextOf(now), asked.options)) return now.agreed || isNext ? null : "kept";
  // What is offered after the end waits for the next game.
  if (isNext && before.end) return "late";
  return isNext || (now.end && !before.end) ? "lapsed" : "gone";
}

/** Said until the next question, or the next game. */
function useOutcome(seen: Seen): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const before = useRef(seen);
  useEffect(() => {
    const was = before.current;
    before.current = seen;
    if (offerOf(was) && !offerOf(seen)) setOutcome(outcomeOf(was, seen));
    else if (offerOf(seen) || seen.game !== was.game) setOutcome(null);
  }, [seen]);
  return seen.held.length > 0 ? outcome : null;
}
