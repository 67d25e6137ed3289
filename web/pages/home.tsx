/** The first page: what this is, and a board to play with at once. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import type { Draft } from "../../games/board.tsx";
import { plus, undo } from "../../games/icons.ts";
import type { Playing } from "../../games/playing.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Games, type GameCard, type Motifs } from "../parts/games.tsx";
import { H1, H2 } from "../parts/headings.tsx";
import { Score } from "../parts/score.tsx";
import { Status } from "../parts/status.tsx";
import type { SiteWords } from "../site/words.ts";
import type { MatchWords } from "../words.ts";
import { Columns } from "../parts/page.tsx";
import type { Loaded } from "./model.ts";
import type { Practice } from "./practice.ts";
import { MatchRows, type Loadeds } from "./rows.tsx";
import { Shell, type Place } from "./shell.tsx";

export interface HomeProps {
  readonly words: MatchWords & SiteWords;
  readonly game: Loaded;
  readonly playing: Playing;
  /** The matches that are shown. */
  readonly mine: readonly Seen[];
  /** Their games. */
  readonly games: Loadeds;
  /** When the page was drawn (ms since 1970). */
  readonly now: number;
  /** All that can be played. */
  readonly cards: readonly GameCard[];
  readonly motifs: Motifs;
  readonly played: Practice;
  readonly draft?: Draft | null;
  onDraft?(draft: Draft | null): void;
  onMove?(text: string): void;
  again?(): void;
}

/** `waiting`: in how many matches, shown or not, it is my turn. */
export function HomePage(props: HomeProps & Place & { readonly waiting: number }): VNode {
  return (
    <Shell {...props}>
      <Home {...props} />
    </Shell>
  );
}

/** What the page takes over. */
export function Home(props: HomeProps): VNode {
  const { words, game, playing, mine, games, now, cards, played, draft = null } = props;
  const { onDraft = nothing, onMove = nothing } = props;
  const { Board } = game.board;
  const { Bar } = playing;
  const players = [
    { name: words.you, initial: words.you.charAt(0) },
    { name: words.cpu, initial: "C" },
  ];
  const over = played.turn === null;
  const [a = 0, b = 0] = played.scores;
  const board = {
    view: played.state,
    words: game.words,
    playing,
    players,
    pen: 0,
    active: played.turn === 0,
    last: played.last ? [played.last.text] : [],
    lastSide: played.last?.side ?? null,
    sent: null,
    draft,
    touchFirst: false,
    direct: false,
    onDraft,
    onMove,
  };
  const margin = (
    <div class="stack">
      <ButtonLink href="/new" kind="primary" icon={plus} wide>
        {words.newMatch}
      </ButtonLink>
      <H2 text={words.myMatches} />
      {mine.length > 0 ? (
        <>
          <MatchRows {...{ mine, games, words, now }} />
          <p>
            <a class="lone" href="/me">
              {words.allMatches}
            </a>
          </p>
        </>
      ) : (
        <p class="soft">{words.about.empty}</p>
      )}
    </div>
  );
  const more = (
    <>
      <H2 text={words.about.games} />
      <Games games={cards} motifs={props.motifs} />
      <p>
        <a class="lone" href={words.guides}>
          {words.about.allGames}
        </a>
      </p>
    </>
  );
  const score = ` ${a} : ${b}`;
  return (
    <Columns {...{ margin, more }}>
      <H1 text={words.about.title} />
      <p>{words.about.lead}</p>
      <p class="soft">{words.about.more}</p>
      <Score
        players={players}
        scores={played.scores}
        label={words.scoreLabel}
        marked={over ? (a > b ? 0 : 1) : played.turn}
        mark={over ? words.winner : words.onTurn}
      />
      <Board {...board} />
      <Bar {...board} />
      <Status
        word={
          over
            ? a > b
              ? words.status.youWin(score)
              : words.status.wins(words.cpu, score)
            : played.turn === 0
              ? words.status.yourTurn
              : words.status.nameTurn(words.cpu)
        }
      >
        {!over && played.turn === 0 && words.status.tap}
      </Status>
      {played.moves.length > 0 && (
        <Button kind="quiet" icon={undo} onPress={() => props.again?.()}>
          {words.about.again}
        </Button>
      )}
    </Columns>
  );
}

function nothing(): void {}
