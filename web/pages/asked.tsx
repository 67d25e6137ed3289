/** What somebody asks of the others now: to take back a line. Playing again is asked at the end. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seen, SeenOffer } from "../../engine/wire.ts";
import { plane, undo } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { nameAt, nameOf, type MatchProps } from "./model.ts";

export function Asked(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const { newest: seen } = model;
  const asked = undoIn(seen);
  const asker = asked && seen.seats[asked.seat];
  const outcome = useOutcome(seen);
  const other = otherIn(seen, words);
  if (outcome && !asked) {
    const isDone = outcome === "agreed";
    return (
      <Note kind="plain" icon={undo} word={isDone ? words.undo.agreed(other) : words.undo.denied}>
        {words.undo[`${outcome}Text`]}
      </Note>
    );
  }
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
        {words.undo.askedText(other)}
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

function undoIn({ offers }: Seen): SeenOffer | undefined {
  return offers.find((offer) => offer.for === "undo");
}

/** Of two the other; of more nobody. */
function otherIn(seen: Seen, words: MatchProps["words"]): string {
  return seen.seats.length === 2 ? nameAt(seen, 1 - (seen.seat ?? 0), words) : "";
}

/** What came of my question; said until the next move or question. */
function useOutcome(seen: Seen): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const before = useRef(seen);
  useEffect(() => {
    const was = before.current;
    before.current = seen;
    const now = outcomeOf(was, seen);
    if (now || undoIn(seen) || seen.moves !== was.moves || seen.game !== was.game) setOutcome(now);
  }, [seen]);
  return outcome;
}

type Outcome = "agreed" | "denied";

/** Null: I did not ask, it is still open, or the game went on without an answer. */
export function outcomeOf(was: Seen, seen: Seen): Outcome | null {
  const mine = was.held.includes(undoIn(was)?.seat ?? -1);
  if (!mine || undoIn(seen) || seen.game !== was.game || seen.ply > was.ply) return null;
  return seen.ply < was.ply ? "agreed" : "denied";
}

/** Do I sit on another side than the one that asks? */
function answers({ held, sides }: Seen, asker: number): boolean {
  return held.some((seat) => sides[seat] !== sides[asker]);
}
