/** Deciding ahead in the browser: it comes when somebody presses for it. */
import { kindOf } from "../games/kinds.ts";
import { keepPlan, planKept } from "./drafts.ts";
import { language } from "./games.ts";
import type { Planning } from "./pages/late.ts";
import type { Notice } from "./pages/model.ts";
import { Planning as Board } from "./pages/planning/board.tsx";
import type { Draft } from "./pages/planning/follow.ts";
import { words as own } from "./planning/words.ts";
import type { OpenMatch } from "./state.ts";

export async function openPlanning({ model, change, send }: OpenMatch): Promise<Planning> {
  const { newest } = model();
  const kind = kindOf(newest.kind);
  if (!kind?.plan) throw new Error(`nothing to be planned: ${newest.kind}`);
  const [rules, ahead, more] = await Promise.all([
    kind.rules(),
    kind.plan(),
    kind.more?.(language) ?? null,
  ]);
  const desk = {
    own,
    more,
    ground: { rules, ahead },
    kept: () => planKept(newest) as Draft | null,
    keep: (draft: Draft | null) => keepPlan(newest, draft),
    save: (tree: Draft["tree"], { n, seat }: typeof newest) =>
      send("plan", { n, seat, tree }, true),
    leave(notice: Notice | null) {
      change({ planning: null, notice });
      requestAnimationFrame(goOn);
    },
  };
  change({ notice: null });
  return (props) => <Board {...props} {...desk} />;
}

/** The keyboard goes on where planning was begun, if it has nothing better. */
function goOn(): void {
  const { activeElement: at } = document;
  if (at === null || at === document.body || at.id === "main") {
    document.getElementsByName("plan")[0]?.focus();
  }
}
