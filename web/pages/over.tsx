/** After the last line: how it ended, the series so far, and playing again. */
import type { VNode } from "preact";
import { gamesOf, isSum, nextStarter } from "../../engine/series.ts";
import type { Seen, SeenGame } from "../../engine/wire.ts";
import type { Player } from "../../games/board.tsx";
import { check, plane } from "../../games/icons.ts";
import type { OverWords } from "../over/words.ts";
import { Button } from "../parts/button.tsx";
import { H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import type { Ended } from "./late.ts";
import { nameOf, playersOf, type MatchProps } from "./model.ts";

interface Own {
  readonly own: OverWords;
}

export function endedOf(own: OverWords): Ended {
  return (props) => <Over {...props} own={own} />;
}

function Over(props: MatchProps & Own): VNode {
  const { own, model } = props;
  const { newest: seen } = model;
  return (
    <section class="stack">
      {seen.end && <H2 text={own.ended.over(seen.scores.join(" : "))} />}
      {seen.series !== "single" && <Series {...props} />}
      <Again {...props} />
    </section>
  );
}

/** Each game's result, how the series stands, and who begins. */
function Series({ own: { ended }, words, model }: MatchProps & Own): VNode {
  const { newest: seen } = model;
  const { standing, series } = seen;
  const players = playersOf(seen, words);
  const results = seen.games.filter((one) => one.end !== null);
  const totals = isSum(series) ? standing.points : standing.wins;
  return (
    <>
      <table aria-label={ended.results}>
        <thead>
          <tr>
            <th scope="col">{ended.game}</th>
            {players.map(({ name }, side) => (
              <th scope="col" key={side}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((one, i) => (
            <Result key={one.game} nr={i + 1} {...{ one, players, ended }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{isSum(series) ? ended.sum : ended.wins}</th>
            {totals.map((total, side) => (
              <td key={side}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>
        {standing.over
          ? typeof standing.winner === "number"
            ? ended.winner(players[standing.winner]?.name ?? "")
            : ended.draw
          : `${ended.standing(totals.join(" : "))} ${begins(seen, ended, words)}`}
      </p>
    </>
  );
}

/** Who won a game is said, not only seen. */
function Result(props: {
  readonly nr: number;
  readonly one: SeenGame;
  readonly players: readonly Player[];
  readonly ended: OverWords["ended"];
}): VNode {
  const { nr, one, players, ended } = props;
  return (
    <tr>
      <th scope="row">
        {nr}
        {one.end?.how === "resign" && <small class="soft"> {ended.resigned}</small>}
      </th>
      {players.map((_, side) => {
        const score = one.scores[side] ?? 0;
        const isWon = one.end?.winner === side;
        return (
          <td key={side}>
            {isWon ? <b>{score}</b> : score}
            {isWon && <span class="heard"> {ended.won}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** In a series another side begins each game. */
function begins(seen: Seen, ended: OverWords["ended"], words: MatchProps["words"]): string {
  const starter = seen.movers[0] ?? seen.turn;
  if (starter === null) return "";
  const name = (seat: number): string => {
    const one = seen.seats[seat];
    return one ? nameOf(one, words) : "";
  };
  if (seen.movers.length === 0) return ended.begins(name(starter));
  const isLast = seen.games.length >= gamesOf(seen.series);
  return isLast ? "" : ended.next(name(nextStarter(seen.sides, starter)));
}

/** Playing once more: asked by somebody, or by me. */
function Again({ own: { ended }, words, model, doings }: MatchProps & Own): VNode | null {
  const { newest: seen } = model;
  const asked = seen.offers.find((offer) => offer.for === "rematch");
  const mine = asked !== undefined && seen.held.includes(asked.seat);
  const asker = asked && seen.seats[asked.seat];
  const starts = startOf(seen, ended, words);
  if (mine) {
    return (
      <Note kind="plain" icon={plane}>
        {ended.asked}
      </Note>
    );
  }
  if (seen.held.length === 0) return null;
  if (asked && asker) {
    return (
      <Note
        kind="done"
        icon={check}
        action={
          <p class="buttons">
            <Button kind="primary" onPress={() => doings.answer(asked.row, true)}>
              {ended.yes}
            </Button>
            <Button onPress={() => doings.answer(asked.row, false)}>{ended.no}</Button>
          </p>
        }
      >
        {ended.offer(nameOf(asker, words))} {starts}
      </Note>
    );
  }
  if (!seen.end || !seen.standing.over) return null;
  return (
    <p class="buttons">
      <Button kind="primary" onPress={doings.rematch}>
        {ended.again}
      </Button>
      {starts}
    </p>
  );
}

/** Who will begin if they play again. */
function startOf(
  { next, held, seats }: Seen,
  ended: OverWords["ended"],
  words: MatchProps["words"],
): string {
  const seat = next === null ? undefined : seats[next];
  if (next === null || !seat) return "";
  return held.length === 1 && held.includes(next)
    ? ended.youStart
    : ended.starts(nameOf(seat, words));
}
