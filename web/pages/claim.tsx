/** A missed deadline, and what the others choose to come of it. */
import type { VNode } from "preact";
import { takes, type Take } from "../../engine/claims.ts";
import { lengthOf } from "../../engine/pace.ts";
import type { SeenClaim } from "../../engine/wire.ts";
import { check, clock } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { Until } from "./left.tsx";
import { nameAt } from "./model.ts";
import { lengthIn } from "./moment.ts";
import { oneOf, type Timed } from "./times.tsx";

export function Claim(props: Timed & { readonly claim: SeenClaim }): VNode {
  const { words, model, doings, own, claim } = props;
  const { newest: seen } = model;
  const { sides, held, pace, deadline } = seen;
  const { claim: say, length } = own.times;
  const late = nameAt(seen, claim.of, words);
  const given = Object.entries(claim.given).map(([seat, what]) => [Number(seat), what] as const);
  const choosers = [...claim.waits, ...given.map(([seat]) => seat)];
  const mine = choosers.filter((seat) => held.includes(seat));
  const one = oneOf(seen, choosers, words);
  const until = deadline !== null && <Until {...props} at={deadline} />;
  if (held.includes(claim.of)) {
    return (
      <Note kind="trouble" icon={clock} word={say.mine} action={until}>
        {say.mineText(one)} {say.silence}
      </Note>
    );
  }
  /** Whoever holds several seats chooses for each, until it is settled. */
  const take = async (what: Take): Promise<void> => {
    for (const seat of mine) await doings.act("claim", { seat, take: what }, mine.length > 1);
  };
  const alone = new Set(sides).size === 2;
  const label = (what: Take): string =>
    what === "win" && !alone ? say.playOn(late) : say.takes[what];
  const votes = given.map(([seat, what]) => say.given[what](oneOf(seen, [seat], words) ?? null));
  const wish = mine.length === 1 && claim.given[mine[0] ?? -1];
  return (
    <Note
      kind="done"
      icon={clock}
      word={say.missed(late)}
      action={
        <>
          {until}
          {votes.length > 0 && <p>{votes.join(" ")}</p>}
          {mine.length > 0 && (
            <p class="buttons">
              {takes.map((what) => (
                <Button
                  key={what}
                  {...(wish === what && { icon: check })}
                  onPress={() => void take(what)}
                >
                  {label(what)}
                </Button>
              ))}
            </p>
          )}
        </>
      }
    >
      {mine.length === 0
        ? say.watching(one)
        : `${say.ask} ${say.wait(late, lengthIn(lengthOf(pace) ?? 0, length))}`}{" "}
      {say.silence}
    </Note>
  );
}
