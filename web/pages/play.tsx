/** The board and what belongs to it: score, whose turn, what just happened. */
import type { VNode } from "preact";
import { movesOf } from "../../engine/wire.ts";
import { bell, check, clock, eye, next, off, plane } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { Note } from "../parts/note.tsx";
import { Score } from "../parts/score.tsx";
import { Status } from "../parts/status.tsx";
import { isMyTurn, playersOf, sideOf, type MatchProps, type Notice } from "./model.ts";
import { endOf, statusOf } from "./told.ts";

/** What the board of this match gets, and what stands beside it. */
export function boardOf({ words, game, model, doings }: MatchProps) {
  const { seen, newest } = model;
  const mine = isMyTurn(newest) && seen === newest;
  const moves = movesOf(seen);
  const mover = seen.movers.at(-1);
  return {
    view: seen.view,
    words: game.words,
    players: playersOf(seen, words),
    pen: sideOf(seen, mine ? seen.turn : seen.seat),
    active: mine,
    moves,
    last: moves.slice(-1),
    lastSide: mover === undefined ? null : (seen.sides[mover] ?? null),
    sent: model.sent?.[0] ?? null,
    going: model.sent ?? [],
    draft: model.draft,
    touchFirst: false,
    direct: model.direct,
    movers: seen.movers,
    order: seen.rack,
    onOrder: doings.order,
    fresh: model.fresh,
    brisk: model.brisk,
    more: model.more,
    playing: model.playing,
    beside: model.times?.beside(seen),
    onDraft: doings.draft,
    onMove: doings.move,
  };
}

/** The cloud is for the net alone. */
function iconOf(notice: Notice, words: MatchProps["words"]): string {
  return notice === words.silent ? off : { plain: plane, trouble: bell, done: check }[notice.kind];
}

export function Play(props: MatchProps): VNode {
  const { words, game, model, doings } = props;
  const { seen, newest, notice } = model;
  const { Board, Aside, Legend } = game.board;
  const past = seen !== newest;
  const Planning = past ? null : model.planning;
  const isOver = past && seen.end;
  const board = boardOf(props);
  const { players } = board;
  const told = statusOf(model, words, game);
  const winner = seen.end?.winner;
  const marked = typeof winner === "number" ? winner : past ? null : sideOf(newest, newest.turn);
  return (
    <>
      <Score
        players={players}
        scores={seen.scores}
        label={words.scoreLabel}
        marked={marked}
        mark={seen.end ? words.winner : words.onTurn}
        notes={players.map((_, side) => {
          if (!seen.end && seen.decided === side) return words.status.decided;
          return model.times?.note(newest, side);
        })}
      />
      <Status word={told.word}>{told.text}</Status>
      {model.times?.due(props)}
      {model.unsent && (
        <p>
          <Button waits={model.retry === "trying"} onPress={doings.retry}>
            {words.status.retry}
          </Button>
        </p>
      )}
      {notice && (
        <Note kind={notice.kind} icon={iconOf(notice, words)} word={notice.head}>
          {notice.text}
        </Note>
      )}
      {past && (
        <Note
          kind="plain"
          icon={clock}
          word={isOver ? endOf({ newest: seen }, words) : words.status.past}
          action={
            <Button kind={isOver ? "primary" : "plain"} onPress={() => doings.show(null)}>
              {isOver ? words.status.goOn : words.status.toNow}
            </Button>
          }
        >
          {""}
        </Note>
      )}
      {model.fresh.length > 1 && !model.brisk && (
        <Button kind="quiet" icon={next} onPress={doings.skip}>
          {words.status.skip}
        </Button>
      )}
      {Planning ? (
        <Planning {...props} />
      ) : (
        <>
          <Board key={seen.game} {...board} />
          {board.playing && <board.playing.Bar {...board} />}
        </>
      )}
      {!Aside && <Legend {...board} />}
      {newest.held.length === 0 && model.opens === null && (
        <Note kind="plain" icon={eye} word={words.status.watching}>
          {""}
        </Note>
      )}
    </>
  );
}
