/** A move as somebody makes it on the page: foreseen by the rules, then sent. */
import { refused } from "../engine/rules.ts";
import type { Delivery } from "./delivery.ts";
import { isMyTurn, type Model } from "./pages/model.ts";
import type { MatchWords } from "./words.ts";

/** What a move is made from. */
export interface Moving {
  readonly words: MatchWords;
  model(): Model;
  change(part: Partial<Model>): void;
  readonly deliver: Delivery["deliver"];
  bring(part: "playing"): Promise<boolean>;
  refuse(why: string): void;
}

/**
 * Makes these moves, all or none. `typed`: hears why not, where that is not for the page; such a
 * move may still ask for something.
 */
export function moverOf({ words, model, change, deliver, bring, refuse: tell }: Moving) {
  return async (texts: readonly string[], typed?: (why: string) => void): Promise<void> => {
    const refuse = typed ?? tell;
    if (!model().playing) await bring("playing");
    const { newest: seen, seen: shown, sent, playing } = model();
    if (sent !== null) return;
    if (!playing) return change({ notice: words.silent });
    // What is typed is meant for the board as it is now.
    if (shown !== seen) return change({ seen });
    if (!isMyTurn(seen)) return refuse("not-your-turn");
    let { view } = seen;
    for (const text of texts) {
      const read = playing.play.read(text);
      const step = read === null ? { why: "bad-move" } : playing.play.apply(view, read);
      const isShort = refused(step) ? step.why.endsWith("-required") : typed !== undefined;
      // A target that is still missing is picked on the board.
      const half = isShort ? playing.asks?.(view, text) : null;
      if (half) return change({ draft: { text: half, picking: true }, notice: null });
      if (refused(step)) return refuse(step.why);
      view = step.state;
    }
    const { n, turn: seat, game: nr, ply } = seen;
    if (seat !== null) void deliver({ n, seat, moves: texts, after: { game: nr, ply } });
  };
}
