/** What can be done besides drawing on the board: resigning, and typing a move. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../games/board.tsx";
import { flag, next, pencil, undo } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { Fold } from "../parts/fold.tsx";
import { leftOf, mayPlan, type MatchProps } from "./model.ts";

export function Acts(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const left = leftOf(model.newest);
  if (model.newest.end || model.newest.held.every((seat) => left.includes(seat))) return null;
  const Leave = model.leaving?.Leave;
  const without = model.playing?.without ?? [];
  const resign = (
    <Confirm
      icon={flag}
      label={words.resign}
      question={words.resignSure}
      yes={words.resignYes}
      no={words.resignNo}
      onYes={() => doings.confirm("resign")}
    />
  );
  const hint = model.playing?.words.hint ?? words.typedHint;
  return (
    <div class="stack">
      <div class="buttons">
        {!model.planning && mayPlan(model.newest) && (
          <Button
            kind="quiet"
            name="plan"
            icon={pencil}
            waits={model.rests}
            onPress={() => doings.bring("planning")}
          >
            {model.newest.plan ? words.plan.look : words.plan.make}
          </Button>
        )}
        <TakeBack {...{ words, model, doings }} />
        {Leave ? <Leave {...props} resign={resign} /> : resign}
      </div>
      <Fold icon={<Icon d={next} />} label={words.typed} about={hint}>
        <Typed {...{ words, doings }} />
        {!without.includes("direct") && (
          <label class="check">
            <input
              type="checkbox"
              checked={model.direct}
              onChange={(event) => doings.direct(event.currentTarget.checked)}
            />{" "}
            {words.direct}
          </label>
        )}
        {!without.includes("mute") && (
          <label class="check">
            <input
              type="checkbox"
              checked={model.newest.muted}
              onChange={(event) => doings.mute(event.currentTarget.checked)}
            />{" "}
            {words.mute}
          </label>
        )}
      </Fold>
    </div>
  );
}

/** What is refused stays in its field, and the reason stands under it. */
function Typed({ words, doings }: Pick<MatchProps, "words" | "doings">): VNode {
  const [why, setWhy] = useState<string | null>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const refused = await doings.typed(String(new FormData(form).get("move") ?? ""));
    setWhy(refused);
    if (refused === null) form.reset();
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label>
        {words.typed}
        <input
          name="move"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
          aria-invalid={why !== null}
          aria-describedby="typed-why"
          onInput={() => setWhy(null)}
        />
      </label>
      {why && (
        <p id="typed-why" role="alert">
          {why}
        </p>
      )}
      <p class="buttons">
        <Button type="submit">{words.typedGo}</Button>
      </p>
    </form>
  );
}

/** Nothing before the first move; while one's own question is open, that stands above the board. */
function TakeBack({ words, model, doings }: Pick<MatchProps, "words" | "model" | "doings">) {
  const { undo: may, offers, moves, movers, held } = model.newest;
  if (moves === "" || offers.some((offer) => offer.for === "undo")) return null;
  const any = held.length > 1 && movers.some((seat) => held.includes(seat));
  if ("why" in may && !(any && may.why === "nothing-to-undo")) {
    const off = { "undo-off": words.undo.off, muted: words.undo.muted }[may.why];
    if (off === undefined) return null;
    return (
      <Button kind="quiet" icon={undo} waits>
        {off}
      </Button>
    );
  }
  // What is on its way cannot be taken back yet, and nothing else is meant.
  const waits = model.sent !== null || model.rests;
  return (
    <Button kind="quiet" icon={undo} waits={waits} onPress={() => doings.takeBack()}>
      {words.undo.do}
    </Button>
  );
}
