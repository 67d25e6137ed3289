/** The least that can be played on: the open card, and a button for each card of one's own. */
import { anyBoard, type BoardOf, type BoardProps } from "../../games/board.tsx";
import { nameOf, type ToyState } from "./cards.ts";
import { rules } from "./rules.ts";
import type { ToyWords } from "./words.ts";

const toy: BoardOf<ToyState, ToyWords> = {
  Board: (props) => (
    <div class="toy">
      <p>{props.words.open(props.view.open === null ? "?" : nameOf(props.view.open))}</p>
      {props.active && <Choices {...props} />}
    </div>
  ),
  Legend: () => null,
  Small: ({ view }) => <pre>{rules.sketch(view)}</pre>,
};
export const board = anyBoard(toy);

function Choices({ view, onMove }: BoardProps<ToyState, ToyWords>) {
  return (
    <p>
      {[...rules.moves(view)].map(rules.write).map((text) => (
        <button type="button" data-move={text} onClick={() => onMove(text)}>
          {text}
        </button>
      ))}
    </p>
  );
}
