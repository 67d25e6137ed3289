/** After the last line: how it ended, the series so far, and playing again. */
import type { VNode } from "preact";
import { isSum } from "../../engine/series.ts";
import type { Seen } from "../../engine/wire.ts";
import { check, plane } from "../../games/icons.ts";
import { Button } from "../parts/button.tsx";
import { H2 } from "../parts/headings.tsx";
import { Note } from "../parts/note.tsx";
import { nameOf, playersOf, type MatchProps } from "./model.ts";

export function Over(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const { newest: seen } = model;
  const results = seen.games.filter((one) => one.end !== null);
  if (!seen.end && results.length === 0) return null;
  const players = playersOf(seen, words);
  const asked = seen.offers.find((offer) => offer.for === "rematch");
  const mine = asked !== undefined && seen.held.includes(asked.seat);
  const asker = asked && seen.seats[asked.seat];
  const { over, winner } = seen.standing;
  const starts = startOf(seen, words);
  return (
    <section class="stack">
      {seen.end && <H2 text={words.over(seen.scores.join(" : "))} />}
      {seen.series !== "single" && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.series.head}</th>
              {players.map(({ name }, side) => (
                <th scope="col" key={side}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((one, i) => (
              <tr key={one.game}>
                <th scope="row">{i + 1}</th>
                {one.scores.map((score, side) => (
                  <td key={side}>{score}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {isSum(seen.series) && (
            <tfoot>
              <tr>
                <th scope="row">{words.series.sum}</th>
                {seen.standing.points.map((sum, side) => (
                  <td key={side}>{sum}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {over && seen.series !== "single" && (
        <p>
          {typeof winner === "number"
            ? words.series.wins(players[winner]?.name ?? "")
            : words.series.draw}
        </p>
      )}
      {seen.end && over && seen.held.length > 0 && !asked && (
        <p class="buttons">
          <Button kind="primary" onPress={doings.rematch}>
            {words.again}
          </Button>
          {starts}
        </p>
      )}
      {mine && (
        <Note kind="plain" icon={plane}>
          {words.againAsked}
        </Note>
      )}
      {asked && asker && !mine && seen.held.length > 0 && (
        <Note
          kind="done"
          icon={check}
          action={
            <p class="buttons">
              <Button kind="primary" onPress={() => doings.answer(asked.row, true)}>
                {words.yes}
              </Button>
              <Button onPress={() => doings.answer(asked.row, false)}>{words.no}</Button>
            </p>
          }
        >
          {words.againOffer(nameOf(asker, words))} {starts}
        </Note>
      )}
    </section>
  );
}

/** Who will begin if they play again. */
function startOf({ next, held, seats }: Seen, words: MatchProps["words"]): string {
  const seat = next === null ? undefined : seats[next];
  if (next === null || !seat) return "";
  return held.length === 1 && held.includes(next)
    ? words.youStart
    : words.starts(nameOf(seat, words));
}
