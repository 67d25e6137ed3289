/** Beside the board: what comes of the cell that is previewed, or came of the last move. */
import type { VNode } from "preact";
import { Hand } from "../board.tsx";
import { cellName, readCell } from "./cells.ts";
import { scores } from "./count.ts";
import { Legend } from "./legend.tsx";
import { outcomesOf, preview } from "./preview.ts";
import type { Props } from "./pen.ts";

export function Aside(props: Props): VNode {
  const { view, words, active, draft, moves = [] } = props;
  const { heads } = words;
  const ahead = active && draft ? preview(view, readCell(draft.text)) : null;
  const latest = outcomesOf(view, moves).at(-1);
  const outcome = ahead ?? (latest?.rounds.length ? latest : null);
  return (
    <>
      {outcome && (
        <section>
          <h2>
            <Hand text={ahead ? heads.preview : heads.last} />
          </h2>
          <p>
            <b>{words.symbols[outcome.symbol]}</b> {words.on(cellName(outcome.cell))}
          </p>
          <ol>
            {outcome.rounds.map(({ filled, added }, i) => (
              <li key={i}>
                <b>{words.round(i + 1)}</b>{" "}
                {words.came(filled.length, added.length, outcome.symbol)}
              </li>
            ))}
          </ol>
          <p>
            <b>{words.after}</b> {scores(outcome.state).join(" : ")}
          </p>
        </section>
      )}
      <section>
        <h2>
          <Hand text={heads.signs} />
        </h2>
        <Legend {...props} />
      </section>
    </>
  );
}
