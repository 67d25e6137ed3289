/** The board as one decides ahead on it: a sheet of one's own, laid over the real one. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { movesOf } from "../../../engine/wire.ts";
import type { Draft as Half, More } from "../../../games/board.tsx";
import { bell, check, next, off, pencil, undo } from "../../../games/icons.ts";
import type { PlanningWords } from "../../planning/words.ts";
import { Button } from "../../parts/button.tsx";
import { H2 } from "../../parts/headings.tsx";
import { Note } from "../../parts/note.tsx";
import { Status } from "../../parts/status.tsx";
import { nameOf, playersOf, sideOf, type MatchProps } from "../model.ts";
import { Keeping } from "./keeping.tsx";
import { PlanList } from "./list.tsx";
import { useSheet, type Desk, type Telling } from "./sheet.ts";
import { reached, standAfter, stepped, type Ground, type Stand } from "./stand.ts";
import { statusOf } from "./told.ts";
import { back, endOf, foresee, stepsTo, without, type Plan, type Way } from "./tree.ts";

export interface Own extends Desk {
  readonly ground: Ground;
  /** What the board shows only in some positions. */
  readonly more: More | null;
}

/** Where the keyboard stands on the board. */
const onBoard = "[role=grid] [tabindex='0']";

export function Planning(props: MatchProps & Own): VNode {
  const { words, game, model, own, ground } = props;
  const { newest: seen } = model;
  const { Board } = game.board;
  const { playing } = model;
  const seat = seen.seat ?? 0;
  const sheet = useSheet(props, props);
  const [half, setHalf] = useState<Half | null>(null);
  const frame = useRef<HTMLElement>(null);
  // Whoever opened it by keys hears where they are.
  useEffect(() => frame.current?.focus(), []);

  const stand = standAfter(ground, seen.view, seat, stepsTo(sheet.plan));
  const plan = reached(sheet.plan, stand);
  const nameAt = (one: number | null): string => {
    const there = one === null ? undefined : seen.seats[one];
    return there ? nameOf(there, words) : "";
  };
  const told = statusOf(sheet.plan, stand, seat, nameAt(stand.turn), own);
  const others = seen.seats.flatMap((_, one) => (one === seat ? [] : [nameAt(one)]));
  const to = back(plan);
  /** What is half made belongs to the place that is left. */
  const go = (where: Plan, telling: Telling | null = null): void => {
    setHalf(null);
    sheet.edit(where, telling);
  };
  const onMove = (...texts: readonly string[]): void => {
    const after = stepped(ground, plan, stand, seat, texts);
    if ("plan" in after) {
      const { isReplaced } = after;
      return go(after.plan, isReplaced ? { notice: own.replaced, before: plan } : null);
    }
    setHalf(null);
    const text = playing?.words.why[after.why] ?? words.why[after.why] ?? "";
    sheet.tell({ kind: "trouble", head: own.notDone, text });
  };
  const onRemove = (way: Way): void => {
    go(without(plan, way), { notice: own.removed, before: plan });
    // The button is gone with its branch.
    frame.current?.focus();
  };
  const onAny = (): void => {
    go(foresee(plan, null));
    frame.current?.querySelector<SVGElement>(onBoard)?.focus();
  };
  const board = { ...boardOf(props, stand), draft: half, onDraft: setHalf, onMove };
  return (
    <section ref={frame} class="plan" tabindex={-1} aria-labelledby="plan-head">
      <H2 id="plan-head" text={own.head} />
      <p class="fine">{own.about(nameAt(seen.turn))}</p>
      {sheet.telling && <Told {...sheet.telling} own={own} onRestore={sheet.edit} />}
      <Status word={told.word}>
        {(half && playing?.words.foresee?.(stand.state, half.text)) || told.text}{" "}
        {own.score(ground.rules.scores(stand.state).join("\u00a0:\u00a0"))}
      </Status>
      <Board {...board} />
      {board.playing && <board.playing.Bar {...board} />}
      <div class="buttons">
        <Button icon={undo} waits={to === null} onPress={() => to && go({ ...plan, at: to })}>
          {own.back}
        </Button>
        <Button icon={next} waits={stand.turn === null || stand.turn === seat} onPress={onAny}>
          {own.any(nameAt(stand.turn === seat ? seen.turn : stand.turn))}
        </Button>
      </div>
      <PlanList
        own={own}
        tree={plan.tree}
        at={plan.at.way}
        name={others.length === 1 ? (others[0] ?? "") : own.someone}
        move={(text) => whole(game.words.move(text))}
        onGo={(way) => go({ ...plan, at: endOf(plan.tree, way) })}
        onRemove={onRemove}
      />
      <Keeping {...sheet} isHalf={half !== null} own={own} isKept={seen.plan !== undefined} />
    </section>
  );
}

/** What the board gets as far as the plan's position tells it. */
function boardOf({ words, game, model, more, own }: MatchProps & Own, stand: Stand) {
  const { newest: seen, direct, playing } = model;
  // Nothing is drawn yet, so no button may say so.
  const add = (gain: number): string => (gain > 0 ? `${own.add} · +${gain}` : own.add);
  const press = { draw: add };
  const { state, turn, last, texts, isVague } = stand;
  const before = { text: movesOf(seen).at(-1) ?? "", seat: seen.movers.at(-1) ?? null };
  const latest = stand.made > 0 ? last : before;
  return {
    view: state,
    words: { ...game.words, ...press },
    players: playersOf(seen, words),
    pen: sideOf(seen, turn),
    active: turn !== null,
    last: latest ? [latest.text] : [],
    lastSide: latest ? sideOf(seen, latest.seat) : null,
    sent: null,
    touchFirst: false,
    direct,
    more,
    playing: playing && { ...playing, words: { ...playing.words, ...press } },
    // What is only meant is drawn by itself, each move in its stroke.
    fresh: texts,
    ...(!isVague && { moves: [...movesOf(seen), ...texts] }),
  };
}

/** A line's name never breaks between its dots. */
function whole(name: string): string {
  return name.replaceAll("–", "\u2060–\u2060");
}

function Told(
  props: Telling & { readonly own: PlanningWords; onRestore(plan: Plan): void },
): VNode {
  const { notice, before, own, onRestore } = props;
  const trouble = notice === own.offline ? off : bell;
  const icon = { plain: pencil, trouble, done: check }[notice.kind];
  const action = before && <Button onPress={() => onRestore(before)}>{own.restore}</Button>;
  return (
    <div aria-live="polite">
      <Note kind={notice.kind} icon={icon} word={notice.head} action={action}>
        {notice.text}
      </Note>
    </div>
  );
}
