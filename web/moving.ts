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

/** Makes these moves, all or none; `refuse` hears why not, where that is not for the page. */
export function moverOf({ words, model, change, deliver, bring, refuse: tell }: Moving) {
  return async (texts: readonly string[], refuse = tell): Promise<void> => {
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
      if (refused(step)) {
        // A target that is still missing is picked on the board.
        const asks = step.why.endsWith("-required");
        return asks ? change({ draft: { text, picking: true }, notice: null }) : refuse(step.why);
      }
      view = step.state;
    }
    const { n, turn: seat, game: nr, ply } = seen;
    if (seat !== null) void deliver({ n, seat, moves: texts, after: { game: nr, ply } });
  };
}
