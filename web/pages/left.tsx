/** What remains until a deadline, drawn again whenever another text would stand there. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isPerDecision, lengthOf } from "../../engine/pace.ts";
import { Due } from "../parts/due.tsx";
import { now } from "./clock.ts";
import { changesIn, isUrgent, lengthIn, momentIn } from "./moment.ts";
import type { Timed } from "./times.tsx";

/** Ms since 1970 for what is drawn: at first when the worker drew it. */
export function nowOf({ model: { alive }, own: { drawn } }: Timed): number {
  return alive ? now() : drawn.now;
}

/** The reader's own zone; at first the one that the worker told times in. */
export function zoneOf({ model: { alive }, own: { drawn } }: Timed): string | undefined {
  return alive ? undefined : drawn.zone;
}

/** Ms until then. */
export function useLeft(props: Timed, at: number): number {
  const [, again] = useState(0);
  const left = at - nowOf(props);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => again((times) => times + 1), changesIn(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/** „Noch 2 Tage – bis Mi., 3. Dezember, 18:05 MEZ“; `say` puts the length into words. */
export function Left(
  props: Timed & {
    readonly at: number;
    readonly left: number;
    /** All the time there was; a deadline that only happens to be near is not urgent. */
    readonly whole?: number | null;
    say(length: string): string;
  },
): VNode {
  const { model, words, own, at, left, whole = 0, say } = props;
  const { pace } = model.newest;
  return (
    <>
      <Due urgent={isUrgent(left, whole)}>{say(lengthIn(left, own.times.length))}</Due>
      {!(isPerDecision(pace) && whole === lengthOf(pace)) && (
        <> – {own.times.until(momentIn(at, words.lang, zoneOf(props)))}</>
      )}
    </>
  );
}

/** The time until then, by itself in a line. */
export function Until(props: Timed & { readonly at: number }): VNode {
  const left = useLeft(props, props.at);
  return (
    <p class="deadline" role="timer">
      <Left {...props} left={left} say={props.own.times.left} />
    </p>
  );
}
