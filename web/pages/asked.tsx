/** What somebody asks of the others now: to take back a line. Playing again is asked at the end. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import { plane, undo } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { nameOf, type MatchProps } from "./model.ts";

export function Asked(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const { newest: seen } = model;
  const asked = seen.offers.find((offer) => offer.for === "undo");
  const asker = asked && seen.seats[asked.seat];
  if (!asked || !asker || seen.held.length === 0) return null;
  if (seen.held.includes(asked.seat)) {
    return (
      <Note
        kind="plain"
        icon={plane}
        word={words.undo.asked}
        action={
          <p class="buttons">
            <Button onPress={() => doings.withdraw(asked.row)}>{words.undo.withdraw}</Button>
          </p>
        }
      >
        {words.undo.askedText}
      </Note>
    );
  }
  if (!answers(seen, asked.seat)) return null;
  return (
    <Note
      kind="done"
      icon={undo}
      action={
        <p class="buttons">
          <Button kind="primary" onPress={() => doings.answer(asked.row, true)}>
            {words.undo.yes}
          </Button>
          <Button onPress={() => doings.answer(asked.row, false)}>{words.undo.no}</Button>
        </p>
      }
    >
      {words.undo.offer(nameOf(asker, words))}
    </Note>
  );
}

/** Do I sit on another side than the one that asks? */
function answers({ held, sides }: Seen, asker: number): boolean {
  return held.some((seat) => sides[seat] !== sides[asker]);
}
