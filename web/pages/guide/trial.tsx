/** A position to be tried in, with what stands beside it. Worker and browser draw it alike. */
import type { VNode } from "preact";
import type { Draft, GameBoard, GameWords, Player } from "../../../games/board.tsx";
import type { Playing } from "../../../games/playing.ts";
import type { Trial, TrialWords, Verdict } from "../../../games/guide.ts";
import { check, flag, undo } from "../../../games/icons.ts";
import type { GuideWords } from "../../guide/words.ts";
import { Button } from "../../parts/button.tsx";
import { H3 } from "../../parts/headings.tsx";
import { Note } from "../../parts/note.tsx";
import { Score } from "../../parts/score.tsx";
import { Status } from "../../parts/status.tsx";
import type { Practice } from "../practice.ts";
import { Names } from "./names.tsx";
import { Text } from "./prose.tsx";

/** What a page brings of a position. */
export interface Told {
  readonly trial: Trial;
  readonly told: TrialWords;
}

export interface TrialProps extends Told {
  readonly words: GuideWords;
  readonly game: { readonly board: GameBoard; readonly words: GameWords };
  readonly playing: Playing;
  readonly played: Practice;
  /** The answer that was chosen or has just been played. */
  readonly answer: number | null;
  readonly verdict: Verdict;
  readonly draft: Draft | null;
  /** Moves that are played before one's eyes, and how often that was begun. */
  readonly fresh: readonly string[];
  readonly nth: number;
  onDraft(draft: Draft | null): void;
  onMove(text: string): void;
  onAnswer(nth: number): void;
  again(): void;
}

/** Before anything is done to it. */
export const untried = {
  answer: null,
  verdict: "open",
  draft: null,
  fresh: [],
  nth: 0,
  onDraft() {},
  onMove() {},
  onAnswer() {},
  again() {},
} as const;

export function TrialBoard(props: TrialProps): VNode {
  const { words, game, playing, trial, told, played, nth } = props;
  const { Board, Legend, Aside } = game.board;
  const { Bar } = playing;
  const players = playersOf(props);
  const board = boardOf(props, players);
  const over = played.turn === null;
  return (
    <>
      <H3 text={told.head} />
      <p>
        <Text text={told.task} />
      </p>
      <div class={trial.names ? "paper named" : "paper"}>
        <div class="names-of">
          <Board key={nth} {...board} />
          {trial.names && <Names {...trial.names} />}
        </div>
        <Bar {...board} />
        {!Aside && <Legend {...board} />}
      </div>
      <div class="said">
        <Score
          players={players}
          scores={played.scores}
          label={words.scoreLabel}
          marked={over ? winnerOf(played.scores) : played.turn}
          mark={over ? words.winner : words.onTurn}
        />
        <Outcome {...props} players={players} />
        {trial.answers.length > 0 && <Answers {...props} />}
        {(played.moves.length > 0 || played.why !== null) && (
          <Button kind="quiet" icon={undo} onPress={props.again}>
            {props.verdict === "missed" ? words.retry : words.again}
          </Button>
        )}
      </div>
    </>
  );
}

/** What can be tried by a button; a demonstration can only be watched. */
function Answers({ words, trial, told, answer, onAnswer }: TrialProps): VNode {
  if (trial.shows) {
    return (
      <Button onPress={() => onAnswer(0)}>{answer === null ? words.watch : words.rewatch}</Button>
    );
  }
  return (
    <div class="ways" role="group" aria-label={words.show}>
      {told.answers?.map(([label], nth) => (
        <button
          key={label}
          type="button"
          class="button"
          aria-pressed={nth === answer}
          onClick={() => onAnswer(nth)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What came of it, in the words for this answer or this verdict; else whose turn it is. */
function Outcome(props: TrialProps & { readonly players: readonly Player[] }): VNode {
  const { words, playing, told, played, answer, verdict } = props;
  const text = answer === null ? undefined : told.answers?.[answer]?.[1];
  if (verdict !== "open") {
    const met = verdict === "met";
    return (
      <div aria-live="polite">
        <Note kind={met ? "done" : "plain"} icon={met ? check : flag} word={words[verdict]}>
          <Text text={told[verdict] ?? ""} />
        </Note>
      </div>
    );
  }
  if (played.why !== null) {
    return (
      <Status word={words.notDone}>
        <Text text={text ?? playing.words.why[played.why] ?? ""} />
      </Status>
    );
  }
  return (
    <Status word={text === undefined ? turnOf(props) : ""}>{text && <Text text={text} />}</Status>
  );
}

function turnOf({ words, trial, played, players }: TrialProps & { players: readonly Player[] }) {
  const { turn, last } = played;
  if (turn === null) return words.over(played.scores.join(" : "));
  const name = players[turn]?.name ?? "";
  const again = last?.side === turn;
  if (trial.goal && turn === trial.side) return again ? words.moreYou : words.yourTurn;
  return again ? words.more(name) : words.turn(name);
}

function playersOf({ words, trial }: TrialProps): readonly Player[] {
  const names = trial.goal ? [words.you, words.cpu] : [words.first, words.second];
  return names.map((name) => ({ name, initial: name.charAt(0) }));
}

function boardOf(props: TrialProps, players: readonly Player[]) {
  const { game, playing, trial, played, draft, fresh, verdict, onDraft, onMove } = props;
  const { turn, last } = played;
  const side = trial.side ?? turn;
  return {
    view: played.state,
    words: game.words,
    playing,
    players,
    pen: side,
    active: turn !== null && turn === side && !trial.shows && verdict === "open",
    last: last ? [last.text] : [],
    lastSide: last?.side ?? null,
    sent: null,
    draft,
    touchFirst: false,
    direct: false,
    fresh,
    ...(trial.moves && { moves: [...trial.moves, ...played.moves] }),
    onDraft,
    onMove,
  };
}

function winnerOf(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}
