/** House rules for the next game: choosing others, asking for them, agreeing on them. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choose } from "../../engine/options.ts";
import type { AnyRules, Frame } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Form } from "../../games/kinds.ts";
import { off } from "../../games/icons.ts";
import type { HouseWords } from "../house/words.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import type { SiteWords } from "../site/words.ts";
import { Changes, changesOf } from "./changes.tsx";
import { Choosing, cleaned, MoreRules, whyNot, type Wish } from "./choosing.tsx";
import type { House } from "./late.ts";
import { leftOf, type MatchProps, type Notice } from "./model.ts";
import { nextOf, Offers, offerOf, same, type Own } from "./offers.tsx";

export function houseOf(own: HouseWords & SiteWords, form: Form, rules: AnyRules): House {
  return {
    Asking: (props) => <Asking {...props} {...{ own, form, rules }} />,
    Offers: (props) => <Offers {...props} {...{ own, form }} />,
  };
}

function Asking(props: MatchProps & Own & { readonly rules: AnyRules; close(): void }): VNode {
  const { words, model, doings, own, form, rules, close } = props;
  const { house } = own;
  const { newest: seen } = model;
  const chooser = { form, rules, frame: frameIn(seen) };
  const [wish, setWish] = useState<Wish>(() => cleaned(chooser, nextOf(seen)));
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = choose(rules.choices, wish);
  const why = whyNot(chooser, wish);
  const isSame = chosen === null || same(chosen, nextOf(seen));
  const open = offerOf(seen) !== undefined;
  const alone = isAlone(seen);
  // What stood in the way is answered.
  useEffect(() => void (open || setNotice(null)), [open]);
  /** The focus goes back to the button that opened it. */
  const leave = (): void => {
    close();
    document.getElementById("house")?.focus();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy || isSame || open || why !== null) return;
    setBusy(true);
    setNotice(null);
    const said = await doings.askRules(chosen);
    setBusy(false);
    if ("seen" in said) {
      const asked = offerOf(said.seen);
      // Whoever sits on several seats agrees with all of them.
      if (asked && seen.held.includes(asked.seat)) doings.answer(asked.row, true);
      leave();
      requestAnimationFrame(showNote);
      return;
    }
    if ("silent" in said) return setNotice(words.silent);
    const { why: code = "", type, title } = said.problem;
    const stale = type.endsWith("stale");
    const known = { ...form.words.why, ...words.why, ...house.why };
    const text = known[stale ? "stale" : code] ?? title;
    setNotice({ kind: "trouble", head: stale ? words.changed : words.notDone, text });
  };
  const label = alone ? house.agree : house.ask;
  const waits = open
    ? house.open
    : why !== null
      ? (form.words.why[why] ?? words.notDone)
      : isSame
        ? house.same
        : null;
  return (
    <form class="stack" onSubmit={(event) => void submit(event)}>
      <p>{alone ? house.fromAlone : house.from}</p>
      <Choosing words={own} {...chooser} wish={wish} onWish={setWish} />
      <MoreRules words={own} {...chooser} wish={wish} onWish={setWish} />
      <div aria-live="polite">
        {!isSame && (
          <>
            <p>
              <b>{house.changes}</b>
            </p>
            <Changes changes={changesOf(form, nextOf(seen), chosen)} none={house.none} />
          </>
        )}
      </div>
      {notice && (
        <Note kind={notice.kind} icon={off} word={notice.head}>
          {notice.text}
        </Note>
      )}
      <p class="buttons">
        <Button type="submit" waits={busy || waits !== null}>
          {waits ?? label}
        </Button>
        <Button onPress={leave}>{house.drop}</Button>
      </p>
    </form>
  );
}

/** On a phone what was asked stands above what is in sight. */
function showNote(): void {
  document.querySelector("[aria-live] > .note")?.scrollIntoView({ block: "nearest" });
}

/** The match as the rules ask about it. */
function frameIn({ seats, sides, series, pace }: Seen): Frame {
  return { seats: seats.length, sides, series, pace, starter: "lot", ranked: false, undo: "ask" };
}

/** Is there nobody else whose consent would count? */
function isAlone(seen: Seen): boolean {
  const { seats, held } = seen;
  const left = leftOf(seen);
  return seats.every(({ who }, seat) => {
    return who !== "person" || held.includes(seat) || left.includes(seat);
  });
}
