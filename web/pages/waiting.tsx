/** Who is waited for, and what can be done about that. */
import type { VNode } from "preact";
import type { Seen, SeenSeat } from "../../engine/wire.ts";
import { plane } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { isAway } from "./late.ts";
import { nowOf, zoneOf } from "./left.tsx";
import { nameOf } from "./model.ts";
import { timeIn } from "./moment.ts";
import type { Timed } from "./times.tsx";

export function Waiting(props: Timed): VNode | null {
  const { words, model, doings, own } = props;
  const { newest: seen } = model;
  const { times } = own;
  const away = awayOf(seen);
  const played = seen.seats.filter(({ standIn }, i) => standIn && !seen.held.includes(i));
  const isSwitch = seen.maker && (away !== undefined || played.length > 0);
  if (!away && played.length === 0) return null;
  return (
    <section class="stack">
      {played.map((seat) => (
        <p class="soft" key={seat}>
          {times.standIn.other(nameOf(seat, words))} {times.standIn.otherText(nameOf(seat, words))}
        </p>
      ))}
      {away && (
        <p class="soft">
          {times.away.is(nameOf(away, words))} {seen.standIn && !seen.claim && times.away.soon}
        </p>
      )}
      {away && <Nudge {...props} name={nameOf(away, words)} />}
      {isSwitch && (
        <label class="check">
          <input
            type="checkbox"
            checked={seen.standIn}
            onChange={(event) => void doings.act("stand-in", { on: event.currentTarget.checked })}
          />{" "}
          {own.pace.standIn}
        </label>
      )}
    </section>
  );
}

/** Whom I wait for, if they are not here. */
function awayOf(seen: Seen): SeenSeat | undefined {
  const { turn, held, seats } = seen;
  return turn !== null && held.length > 0 && isAway(seen, turn) ? seats[turn] : undefined;
}

/** Once a day; it says when it may be done again. */
function Nudge(props: Timed & { readonly name: string }): VNode | null {
  const { words, model, doings, own, name } = props;
  const { nudge, turn } = model.newest;
  const { times } = own;
  if (nudge === undefined) return null;
  if (nudge > nowOf(props)) {
    return (
      <p class="soft" role="status">
        {times.nudge.done(name)} {times.nudge.again(timeIn(nudge, words.lang, zoneOf(props)))}
      </p>
    );
  }
  return (
    <Button kind="quiet" icon={plane} onPress={() => void doings.act("nudge", { of: turn })}>
      {times.nudge.do(name)}
    </Button>
  );
}
