/** What is asked of people because time is up or somebody is away. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Seen, SeenFate, SeenOffer } from "../../engine/wire.ts";
import { clock, plane } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { Claim } from "./claim.tsx";
import { nowOf, Until } from "./left.tsx";
import { nameAt } from "./model.ts";
import type { Timed } from "./times.tsx";
import { chip } from "./unhanded.tsx";
import { Waiting } from "./waiting.tsx";

/** The question that I took back myself. */
interface Withdrawn {
  readonly withdrawn: { current: number };
}

export function Asked(props: Timed): VNode {
  const withdrawn = useRef(0);
  const { words, model, own } = props;
  const { newest: seen } = model;
  const { claim, fate, nudged, offers } = seen;
  const nudger = seen.end ? "" : nameAt(seen, nudged, words);
  return (
    <>
      <div class="stack" aria-live="polite">
        <Back {...props} />
        {claim && <Claim {...props} claim={claim} />}
        {nudger && seen.turn !== null && seen.held.includes(seen.turn) && (
          <Note kind="plain" icon={plane} word={own.times.nudge.by(nudger)}>
            {own.times.nudge.byText}
          </Note>
        )}
        {offers.flatMap((offer) =>
          offer.for === "reset"
            ? [<Reset key={offer.row} {...props} asked={offer} withdrawn={withdrawn} />]
            : [],
        )}
        <Kept {...props} withdrawn={withdrawn} />
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
function Reset(props: Timed & Withdrawn & { readonly asked: SeenOffer }): VNode {
  const { words, model, doings, own, asked, withdrawn } = props;
  const { newest: seen } = model;
  const { times } = own;
  const { row, seat, of = 0, until } = asked;
  const withdraw = (): void => {
    withdrawn.current = row;
    doings.withdraw(row);
  };
  const [asker, lost] = [nameAt(seen, seat, words), nameAt(seen, of, words)];
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
                {isOwn ? times.reset.here : times.reset.no}
              </Button>
            )}
            {isMine && <Button onPress={withdraw}>{times.reset.withdraw}</Button>}
          </p>
        </>
      }
    >
      {isOwn ? times.reset.ownText(asker) : times.reset.silence}
    </Note>
  );
}

/** Whom I held for lost keeps their seat: said once, unless I thought better of it myself. */
function Kept(props: Timed & Withdrawn): VNode | null {
  const { words, model, own, withdrawn } = props;
  const { newest: seen } = model;
  const { reset } = own.times;
  const of = useKept(seen, withdrawn);
  if (of === null) return null;
  const name = nameAt(seen, of, words);
  const others = seen.seats.filter(({ who }, i) => who === "person" && !seen.held.includes(i));
  return (
    <Note kind="plain" icon={clock} word={reset.kept(name)}>
      {reset.keptText(others.length === 1 ? name : reset.someone)}
    </Note>
  );
}

/** The seat that I asked for in vain. */
function useKept(seen: Seen, withdrawn: Withdrawn["withdrawn"]): number | null {
  const [of, setOf] = useState<number | null>(null);
  const before = useRef(seen);
  useEffect(() => {
    const was = before.current;
    before.current = seen;
    const kept = keptBy(was, seen, withdrawn.current);
    if (kept !== null || seen.moves !== was.moves) setOf(kept);
  }, [seen]);
  return of;
}

/** The seat that somebody keeps though I asked for it; `withdrawn`: what I took back myself. */
export function keptBy(was: Seen, seen: Seen, withdrawn: number): number | null {
  const asked = was.offers.find((one) => one.for === "reset" && was.held.includes(one.seat));
  const isOpen = seen.offers.some(({ row }) => row === asked?.row);
  if (!asked || isOpen || asked.row === withdrawn) return null;
  const { of = -1 } = asked;
  return seen.seats[of]?.who === "person" ? of : null;
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
