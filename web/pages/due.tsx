/** Until when whoever is on turn must have played, and what happens then. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { lengthOf } from "../../engine/pace.ts";
import { clock } from "../../games/icons.ts";
import { Icon } from "../../games/board.tsx";
import { isKnown } from "./clock.ts";
import { Left, useLeft } from "./left.tsx";
import { isMyTurn, nameAt, sideOf } from "./model.ts";
import { oneOf, type Timed } from "./times.tsx";

/** After the last second the server is asked what came of it: it may need a moment more (ms). */
const askAfter = 1_500;
/** So many seconds before the end a listener is told, once each. */
const marks = [10, 30] as const;

export function Due(props: Timed): VNode | null {
  const { deadline, claim } = props.model.newest;
  if (deadline === null || claim) return null;
  return <Deadline key={deadline} {...props} at={deadline} />;
}

function Deadline(props: Timed & { readonly at: number }): VNode {
  const { model, words, doings, own, at } = props;
  const { newest: seen, alive } = model;
  const left = useLeft(props, at);
  const isUp = left <= 0;
  useEffect(() => {
    // A page that the browser had kept does not know the server's clock yet.
    if (alive && !isKnown()) doings.ask();
  }, [alive]);
  useEffect(() => {
    if (!isUp || !alive) return;
    const timer = setTimeout(() => doings.ask(), askAfter);
    return () => clearTimeout(timer);
  }, [isUp, alive]);
  const mine = isMyTurn(seen) && seen.held.length === 1;
  const name = mine ? null : nameAt(seen, seen.turn, words);
  const late = sideOf(seen, seen.turn);
  const others = seen.sides.flatMap((side, one) => (side === late ? [] : [one]));
  const whole = lengthOf(seen.pace);
  const { times } = own;
  const say = (length: string): string =>
    name === null ? times.left(length) : times.theirs(name, length);
  if (isUp) {
    return (
      <p class="deadline">
        <b>
          <Icon d={clock} />
          {times.up}
        </b>{" "}
        <span class="soft">{times.upText}</span>
      </p>
    );
  }
  return (
    <>
      <p class="deadline" role="timer">
        <Left {...props} {...{ left, whole, say }} />.{" "}
        <span class="soft">{times.after[seen.late](name, oneOf(seen, others, words))}</span>
      </p>
      <p class="heard" role="status">
        {isMyTurn(seen) && toHear(left, whole, (n) => times.left(times.length.seconds(n)))}
      </p>
    </>
  );
}

/** What is said aloud of the last seconds: not each of them. Empty if it is too early. */
export function toHear(left: number, whole: number | null, say: (n: number) => string): string {
  const mark = marks.find((one) => left <= 1000 * one && (whole ?? 0) > 1000 * one);
  return mark === undefined ? "" : say(mark);
}
