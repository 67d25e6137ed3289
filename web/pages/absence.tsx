/** What is asked of people because time is up or somebody is away. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seen, SeenFate, SeenOffer } from "../../engine/wire.ts";
import { clock, plane } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { Claim } from "./claim.tsx";
import { nowOf, Until } from "./left.tsx";
import { nameOf, type MatchProps } from "./model.ts";
import type { Timed } from "./times.tsx";
import { chip } from "./unhanded.tsx";
import { Waiting } from "./waiting.tsx";

export function Asked(props: Timed): VNode {
  const { words, model, own } = props;
  const { newest: seen } = model;
  const { claim, fate, nudged, offers } = seen;
  const nudger = nudged === undefined || seen.end ? undefined : seen.seats[nudged];
  return (
    <>
      <div class="stack" aria-live="polite">
        <Back {...props} />
        {claim && <Claim {...props} claim={claim} />}
        {nudger && seen.turn !== null && seen.held.includes(seen.turn) && (
          <Note kind="plain" icon={plane} word={own.times.nudge.by(nameOf(nudger, words))}>
            {own.times.nudge.byText}
          </Note>
        )}
        {offers.flatMap((offer) =>
          offer.for === "reset" ? [<Reset key={offer.row} {...props} asked={offer} />] : [],
        )}
        {fate && nowOf(props) >= fate.told && <Fate {...props} fate={fate} />}
      </div>
      <Waiting {...props} />
    </>
  );
}

/** The CPU plays for me: my first press or key takes the seat back, not that I look. */
function Back({ model, doings, own }: Timed): VNode | null {
  const { seats, held } = model.newest;
  const away = held.filter((seat) => seats[seat]?.standIn);
  const { standIn } = own.times;
  useBack(away, (seat) => doings.act("back", { seat }, true));
  if (away.length === 0) return null;
  return (
    <Note kind="trouble" icon={chip} word={standIn.mine} action={<Button>{standIn.back}</Button>}>
      {standIn.mineText}
    </Note>
  );
}

function useBack(away: readonly number[], back: (seat: number) => Promise<void>): void {
  const sent = useRef(false);
  useLayoutEffect(() => {
    if (away.length === 0) return;
    const come = async (event: Event): Promise<void> => {
      if (sent.current || !isMeant(event)) return;
      sent.current = true;
      for (const seat of away) await back(seat);
      sent.current = false;
    };
    const listen = (event: Event): void => void come(event);
    for (const type of deeds) document.addEventListener(type, listen, true);
    return () => {
      for (const type of deeds) document.removeEventListener(type, listen, true);
    };
  }, [away.join()]);
}
const deeds = ["click", "keydown"];

/** A key that only changes others, or is the browser's, is not meant for the match. */
function isMeant(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  const { key, ctrlKey, metaKey, altKey } = event;
  return !ctrlKey && !metaKey && !altKey && key !== "Shift";
}

/** Somebody holds a seat for lost: whoever knows better says so. */
function Reset(props: Timed & { readonly asked: SeenOffer }): VNode {
  const { words, model, doings, own, asked } = props;
  const { newest: seen } = model;
  const { times } = own;
  const { row, seat, of = 0, until } = asked;
  const [asker, lost] = [nameIn(seen, seat, words), nameIn(seen, of, words)];
  const isOwn = seen.held.includes(of);
  const isMine = seen.held.includes(seat);
  const mayAnswer = asked.waits.some((one) => seen.held.includes(one));
  const head = isMine ? times.reset.mine(lost) : times.reset.asked(asker, lost);
  return (
    <Note
      kind={isOwn ? "trouble" : "plain"}
      icon={clock}
      word={isOwn ? times.reset.own : head}
      action={
        <>
          {until !== null && <Until {...props} at={until} />}
          <p class="buttons">
            {mayAnswer && !isMine && (
              <Button kind={isOwn ? "primary" : "plain"} onPress={() => doings.answer(row, false)}>
                {times.reset.no}
              </Button>
            )}
            {isMine && <Button onPress={() => doings.withdraw(row)}>{times.reset.withdraw}</Button>}
          </p>
        </>
      }
    >
      {isOwn ? times.reset.ownText(asker) : times.reset.silence}
    </Note>
  );
}

/** The match will be deleted unless something happens. */
function Fate(props: Timed & { readonly fate: SeenFate }): VNode {
  const { doings, own, fate } = props;
  const { times } = own;
  return (
    <Note
      kind="trouble"
      icon={clock}
      word={times.fate.head}
      action={
        <>
          <Until {...props} at={fate.at} />
          <p class="buttons">
            <Button onPress={() => void doings.act("extend", {})}>{times.fate.extend}</Button>
          </p>
        </>
      }
    >
      {times.fate.text}
    </Note>
  );
}

function nameIn({ seats }: Seen, seat: number, words: MatchProps["words"]): string {
  const one = seats[seat];
  return one ? nameOf(one, words) : "";
}
