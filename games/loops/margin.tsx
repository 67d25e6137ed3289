/** Beside the board: this turn part by part, and the score sheet. */
import type { VNode } from "preact";
import { Hand, Icon } from "../board.tsx";
import { next } from "../icons.ts";
import { counted, roundsOf, sheetOf } from "./sheet.ts";
import type { Props } from "./table.ts";

export function Aside(props: Props): VNode {
  const { view, words, players, moves = [], movers = [], playing } = props;
  const turns = sheetOf(view, moves, movers);
  return (
    <>
      <p class="soft">{words.left(view, players)}</p>
      {playing && <playing.Turn {...props} />}
      <section>
        <h2>
          <Hand text={words.sheet} />
        </h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {players.map(({ name }, side) => (
                <th scope="col" key={side}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roundsOf(turns).map((round, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {players.map((_, seat) => {
                  const turn = round.find((one) => one.seat === seat);
                  return <td key={seat}>{turn && (turn.placed.length > 0 ? turn.gain : "–")}</td>;
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              {view.scores.map((score, seat) => (
                <td key={seat}>{score}</td>
              ))}
            </tr>
          </tfoot>
        </table>
        {turns.length > 0 && (
          <details>
            <summary>
              <span class="turn">
                <Icon d={next} />
              </span>
              {words.each}
            </summary>
            <ol class="fine">
              {turns.map(({ seat, placed: laid, gain }, i) => (
                <li key={i}>
                  {players[seat]?.name}:{" "}
                  {laid.map(counted).join("; ") || words.move(moves[i] ?? "")}
                  {laid.length > 0 && ` = ${gain}`}
                </li>
              ))}
            </ol>
          </details>
        )}
      </section>
    </>
  );
}
