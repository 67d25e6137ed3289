/** Level 1 plays anything, 2 its highest card. */
import type { Cpu } from "../../engine/search.ts";
import { valueOf } from "./cards.ts";
import type { Toy } from "./rules.ts";

export const cpu: Cpu<Toy> = {
  levels: [1, 2],
  choose(rules, view, level, random) {
    const moves = [...rules.moves(view)];
    const worth = (move: Toy["move"]): number => (move === "skip" ? 0 : valueOf(move));
    const order = random.shuffle(moves);
    const best = level === 1 ? order : order.toSorted((a, b) => worth(b) - worth(a));
    return best[0] ?? "skip";
  },
};
