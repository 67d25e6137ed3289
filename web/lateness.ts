/** Brings the parts of a match page that come late, each when it is first needed. */
import { neededBy, type Late } from "./pages/late.ts";
import type { Model } from "./pages/model.ts";
import type { Start } from "./state.ts";

export function latenessOf(
  start: Pick<Start, "bring" | "game" | "hold">,
  model: () => Model,
  change: (part: Partial<Model>) => void,
) {
  const coming = new Map<keyof Late, Promise<Partial<Late> | null>>();

  /** Where it does not come it is asked for again when something happens. */
  async function bring(part: keyof Late): Promise<boolean> {
    if (model()[part]) return true;
    const asked = coming.get(part) ?? start.bring(part).catch(() => null);
    coming.set(part, asked);
    const came = await asked;
    coming.delete(part);
    if (came?.[part] && !model()[part]) change(came);
    return model()[part] !== null;
  }

  return {
    bring,

    /** All that the match needs as it stands now. */
    bringNeeded(): void {
      for (const part of neededBy(model().newest, start.game)) {
        // Somebody may act, and cannot yet.
        if (part === "playing" && !model().playing) start.hold(() => bring(part));
        else void bring(part);
      }
    },
  };
}
