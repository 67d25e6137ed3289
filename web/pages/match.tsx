/** The match: board, whose turn, score, all moves, and what can be done now. */
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { unpacked } from "../../engine/facts.ts";
import type { Seen } from "../../engine/wire.ts";
import { Icon } from "../../games/board.tsx";
import { clock, eye, flag, next, plane, off } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { Note } from "../parts/note.tsx";
import { Fold } from "../parts/rows.tsx";
import { Score } from "../parts/score.tsx";
import { Status } from "../parts/status.tsx";
import { MoveList } from "./list.tsx";
import { invitable, Invites, SeatShare } from "./links.tsx";
import { isMyTurn, nameOf, playersOf, sideOf, type SeatProps } from "./model.ts";
import { Over } from "./over.tsx";
import { SeatFirst } from "./seats.tsx";
import { Shell, type Place } from "./shell.tsx";
import { statusOf } from "./told.ts";

export function MatchPage(props: SeatProps & Place): VNode {
  const { words, path, game, model, doings } = props;
  const { seen, newest, notice } = model;
  useKeptFocus();
  const { Board, Bar, Legend } = game.board;
  const players = playersOf(seen, words);
  const past = seen !== newest;
  const mine = isMyTurn(newest) && !past;
  const texts = seen.moves === "" ? [] : seen.moves.split(" ").map(unpacked);
  const mover = seen.movers.at(-1);
  const board = {
    view: seen.view,
    words: game.words,
    players,
    pen: sideOf(seen, mine ? seen.turn : seen.seat),
    active: mine && model.alive,
    last: texts.slice(-1),
    lastSide: mover === undefined ? null : (seen.sides[mover] ?? null),
    sent: model.sent,
    draft: model.draft,
    touchFirst: false,
    direct: model.direct,
    fresh: model.fresh,
    onDraft: doings.draft,
    onMove: doings.move,
  };
  const told = statusOf(model, words, game);
  const winner = seen.end?.winner;
  const marked =
    typeof winner === "number"
      ? winner
      : seen.turn === null
        ? null
        : (seen.sides[seen.turn] ?? null);
  const margin = (
    <div class="stack">
      <Invites {...props} />
      <p class="soft">{factsOf(newest, props)}</p>
      <MoveList {...props} />
      <SeatShare {...props} />
    </div>
  );
  // On a phone an invitation comes right under the board, before all that can wait.
  const inviting = invitable(newest).length > 0;
  const acts = newest.held.length > 0 && !newest.end && <Acts {...props} />;
  return (
    <Shell {...{ words, path, margin }} more={inviting && acts}>
      <h1 class="heard">{game.words.title(seen.options)}</h1>
      <SeatFirst {...props} />
      <Score
        players={players}
        scores={seen.scores}
        label={words.scoreLabel}
        marked={marked}
        mark={seen.end ? words.winner : words.onTurn}
      />
      <Status word={told.word}>{told.text}</Status>
      {notice && (
        <Note kind={notice.kind} icon={notice.kind === "trouble" ? off : plane} word={notice.head}>
          {notice.text}
        </Note>
      )}
      {past && (
        <Note
          kind="plain"
          icon={clock}
          word={words.status.past}
          action={<Button onPress={() => doings.show(null)}>{words.status.toNow}</Button>}
        >
          {""}
        </Note>
      )}
      {model.fresh.length > 1 && (
        <Button kind="quiet" icon={next} onPress={doings.skip}>
          {words.status.skip}
        </Button>
      )}
      <Board {...board} />
      <Bar {...board} />
      <Legend view={seen.view} players={players} words={game.words} />
      <Over {...props} />
      {newest.held.length === 0 && model.opens === null && (
        <Note kind="plain" icon={eye} word={words.status.watching}>
          {""}
        </Note>
      )}
      {!inviting && acts}
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </Shell>
  );
}

/** What had the focus may go away with what it did; the keyboard then goes on at the page's top. */
function useKeptFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const held = (event: FocusEvent): void => {
      last.current = event.target as Element;
    };
    document.addEventListener("focusin", held);
    return () => document.removeEventListener("focusin", held);
  }, []);
  useLayoutEffect(() => {
    const lost = last.current !== null && !last.current.isConnected;
    if (!lost || document.activeElement !== document.body) return;
    last.current = null;
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}

/** What can be done besides drawing on the board. */
function Acts({ words, model, doings }: SeatProps): VNode {
  const typed = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    doings.typed(String(new FormData(form).get("move") ?? ""));
    form.reset();
  };
  return (
    <div class="stack">
      <Confirm
        icon={flag}
        label={words.resign}
        question={words.resignSure}
        yes={words.resignYes}
        no={words.resignNo}
        onYes={() => doings.confirm("resign")}
      />
      <Fold icon={<Icon d={next} />} label={words.typed} about={words.typedHint}>
        <form class="stack" onSubmit={typed}>
          <label>
            {words.typed}
            <input
              name="move"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              required
            />
          </label>
          <p class="buttons">
            <Button type="submit">{words.typedGo}</Button>
          </p>
        </form>
        <label class="check">
          <input
            type="checkbox"
            checked={model.direct}
            onChange={(event) => doings.direct(event.currentTarget.checked)}
          />{" "}
          {words.direct}
        </label>
      </Fold>
    </div>
  );
}

/** Game, size, and where in a series this is. */
function factsOf(seen: Seen, { words, game }: SeatProps): string {
  const facts = [game.words.title(seen.options)];
  const of = { single: 1, "best-of-3": 3, "sum-of-2": 2, "sum-of-3": 3, "sum-of-5": 5 }[
    seen.series
  ];
  if (of > 1) facts.push(words.series.game(seen.games.length, of));
  const away = seen.seats.filter(
    ({ who, here }, i) => who === "person" && here && !seen.held.includes(i),
  );
  for (const seat of away) facts.push(`${nameOf(seat, words)}: ${words.here}`);
  return facts.join(" · ");
}
