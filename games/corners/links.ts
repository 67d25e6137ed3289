/** Why symbols would be filled: the outlines of figures, and in which round. */
import type { Round } from "./cascade.ts";
import type { Figure } from "./figures.ts";

/** A figure's outline in dashes between its symbols, and where the number of its round stands. */
export interface Link {
  readonly nth: number;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** No two numbers stand in one place. */
export function linksOf(rounds: readonly Round[]): readonly Link[] {
  const taken = new Set<string>();
  return rounds.flatMap(({ figures }, i) =>
    figures.map((figure) => {
      const gaps = gapsOf(figure);
      const [first, ...others] = gaps;
      const gap = [...others, first].find((one) => one && !taken.has(`${one.x},${one.y}`));
      const { x, y } = gap ?? { x: 0, y: 0 };
      taken.add(`${x},${y}`);
      return { nth: i + 1, d: gaps.map(({ d }) => d).join(""), x, y };
    }),
  );
}

/** From each cell of the outline to the next one: the stretch that no symbol covers. */
function gapsOf({ corners }: Figure): readonly Omit<Link, "nth">[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const [down, right] = [to[0] - from[0], to[1] - from[1]];
    const k = Math.max(Math.abs(down), Math.abs(right));
    const margin = down === 0 || right === 0 ? 0.14 : 0.24;
    return Array.from({ length: k }, (_, j) => {
      const on = (t: number): readonly [number, number] => {
        const share = (100 * (j + t)) / k;
        return [
          Math.round(100 * from[1] + 50 + right * share),
          Math.round(100 * from[0] + 50 + down * share),
        ];
      };
      const [x, y] = on(0.5);
      return { d: `M${on(0.5 - margin).join(" ")}L${on(0.5 + margin).join(" ")}`, x, y };
    });
  });
}
