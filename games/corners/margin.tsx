/** Beside the board: what comes of the cell that is previewed, or came of the last move. */
import type { VNode } from "preact";
import { Hand } from "../board.tsx";
import { Legend } from "./legend.tsx";
import type { Props } from "./pen.ts";
import { outcomesOf } from "./preview.ts";
import { storyOf } from "./said.ts";

export function Aside(props: Props): VNode {
  const { view, words, moves = [], playing } = props;
  const ahead = playing?.ahead(props);
  const outcome = ahead ?? outcomesOf(view, moves).at(-1);
  return (
    <>
      {outcome && (ahead || outcome.rounds.length > 0) && (
        <section>
          <h2>
            <Hand text={ahead && playing ? playing.words.preview : words.last} />
          </h2>
          <ul>
            {storyOf(outcome, words).map(([head, text]) => (
              <li key={head}>
                <b>{head}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>
          <Hand text={words.signs} />
        </h2>
        <Legend {...props}>{playing?.sign}</Legend>
        {playing && <p class="fine soft">{playing.words.rule({ pro: view.pro })}</p>}
      </section>
    </>
  );
}
