/** Moves that their player did not make by hand, and the signs beside them on the board. */
import { movesOf, type Seen } from "../../engine/wire.ts";
import { Chip, type Beside } from "../../games/board.tsx";
import { clock } from "../../games/icons.ts";

/** What plays by itself: a chip with its legs. */
export const chip =
  "M6.6 6.8H17.4V17.2H6.6ZM9.4 6.6V3.4M14.6 6.6V3.4M9.4 17.4V20.6M14.6 17.4V20.6" +
  "M6.4 9.4H3.4M6.4 14.6H3.4M17.6 9.4H20.6M17.6 14.6H20.6";

/** What was decided ahead: two steps at once. */
const ahead = "M5 5.4L11.6 12L5 18.6M12.4 5.4L19 12L12.4 18.6";

/** Moves in a row that nobody made by hand; the CPU's own seats make all of theirs like that. */
export function unhanded({ marks, moves }: Pick<Seen, "marks" | "moves">) {
  const texts = movesOf({ moves });
  const first = texts.findLastIndex((_, i) => marks[i] === undefined) + 1;
  return texts.slice(first).flatMap((text, i) => {
    const mark = marks[first + i];
    return mark === "plan" || mark === "standin" || mark === "time" ? [{ text, mark }] : [];
  });
}

const icons = { plan: ahead, standin: chip, time: clock } as const;

export function signsOf(seen: Seen): Beside {
  return (place) =>
    unhanded(seen).map(({ text, mark }) => {
      const at = place(text);
      return at && <Chip key={text} class="unhanded" d={icons[mark]} {...at} />;
    });
}
