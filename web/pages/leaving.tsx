/** Leaving and giving up where not one alone decides: in a team, among three or four, in a sum. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { isSum } from "../../engine/series.ts";
import type { Series } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { flag, next } from "../../games/icons.ts";
import type { LeavingWords } from "../leaving/words.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { Note } from "../parts/note.tsx";
import type { Leaving } from "./late.ts";
import { leftOf, nameAt, type MatchProps } from "./model.ts";

export function leavingOf({ leaving: own }: LeavingWords): Leaving {
  return {
    Leave: (props) => <Leave {...props} own={own} />,
    Asked: (props) => <Asked {...props} own={own} />,
  };
}

/** Others of my side who play on. */
function matesOf(seen: Seen): readonly unknown[] {
  const { held, seats, sides } = seen;
  const left = leftOf(seen);
  const mine = held.map((seat) => sides[seat]);
  return seats.filter(({ who }, seat) => {
    return who === "person" && mine.includes(sides[seat]) && ![...held, ...left].includes(seat);
  });
}

type Own = MatchProps & { readonly own: LeavingWords["leaving"] };

/** The buttons that stand where *Aufgeben* stands in a match of two. */
function Leave({ own, words, model, doings, resign }: Own & { readonly resign: VNode }): VNode {
  const { newest: seen } = model;
  const hasMates = matesOf(seen).length > 0;
  const asked = seen.offers.some((offer) => offer.for === "resign");
  if (!hasMates && new Set(seen.sides).size === 2) {
    return isSum(seen.series as Series) ? <ResignSum {...{ own, words, model, doings }} /> : resign;
  }
  return (
    <>
      <Confirm
        icon={next}
        label={own.leave}
        question={hasMates ? own.mates : own.others}
        yes={own.yes}
        no={own.no}
        onYes={() => void doings.act("leave", {})}
      />
      {hasMates && !asked && (
        <Button kind="quiet" icon={flag} onPress={() => void doings.act("ask", { for: "resign" })}>
          {own.propose}
        </Button>
      )}
    </>
  );
}

/** One game given up loses all of them: asked twice (rules.md D-24). */
function ResignSum({ own, words, doings }: Omit<Own, "game">): VNode {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <Confirm
        key="first"
        icon={flag}
        label={words.resign}
        question={own.sum}
        yes={own.sumYes}
        no={words.resignNo}
        onYes={() => setSure(true)}
      />
    );
  }
  return (
    <section class="stack" aria-live="polite">
      <p>{own.sumSure}</p>
      <div class="buttons">
        <Button onPress={() => doings.confirm("resign")}>{own.sumSurely}</Button>
        <Button onPress={() => setSure(false)}>{words.resignNo}</Button>
      </div>
    </section>
  );
}

/** Somebody of a team wants to give up: their own side hears of it, and says. */
function Asked({ own, words, model, doings }: Own): VNode | null {
  const { newest: seen } = model;
  const asked = seen.offers.find((offer) => offer.for === "resign");
  if (!asked) return null;
  const { row, seat, waits } = asked;
  if (waits.some((one) => seen.held.includes(one))) {
    return (
      <Note
        kind="plain"
        icon={flag}
        word={own.asked(nameAt(seen, seat, words))}
        action={
          <p class="buttons">
            <Button onPress={() => doings.answer(row, true)}>{own.agree}</Button>
            <Button onPress={() => doings.answer(row, false)}>{own.playOn}</Button>
          </p>
        }
      >
        {own.askedText}
      </Note>
    );
  }
  if (!seen.held.includes(seat)) return null;
  return (
    <Note
      kind="plain"
      icon={flag}
      word={own.mine}
      action={
        <p class="buttons">
          <Button onPress={() => doings.withdraw(row)}>{own.withdraw}</Button>
        </p>
      }
    >
      {own.mineText}
    </Note>
  );
}
