/** What somebody asks of the others now: to take back a line. Playing again is asked at the end. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seen, SeenOffer } from "../../engine/wire.ts";
import { plane, undo } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { nameOf, type MatchProps } from "./model.ts";

export function Asked(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const { newest: seen } = model;
  const asked = undoIn(seen);
  const asker = asked && seen.seats[asked.seat];
  const denied = useDenied(seen);
  if (denied && !asked) {
    return (
      <Note kind="plain" icon={undo} word={words.undo.denied}>
        {words.undo.deniedText}
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

function undoIn({ offers }: Seen): SeenOffer | undefined {
  return offers.find((offer) => offer.for === "undo");
}

/** Has the board stayed as it was though I asked? Said until the next move or question. */
function useDenied(seen: Seen): boolean {
  const [denied, setDenied] = useState(false);
  const before = useRef(seen);
  useEffect(() => {
    const was = before.current;
    before.current = seen;
    const mine = was.held.includes(undoIn(was)?.seat ?? -1);
    if (undoIn(seen) || seen.moves !== was.moves || seen.game !== was.game) setDenied(false);
    else if (mine) setDenied(true);
  }, [seen]);
  return denied;
}

/** Do I sit on another side than the one that asks? */
function answers({ held, sides }: Seen, asker: number): boolean {
  return held.some((seat) => sides[seat] !== sides[asker]);
}
