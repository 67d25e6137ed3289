/** The match page in the browser: its state, and the same drawing the worker sent. */
import type { Seen } from "../engine/wire.ts";
import { focusKeeper } from "./focus.ts";
import { loadGame } from "./games.ts";
import { redraw, takeOver, type Draw } from "./islands.ts";
import type { Followed } from "./live.ts";
import type { Props } from "./main.ts";
import type { PlayProps } from "./pages/model.ts";
import { Play } from "./pages/play.tsx";
import { fetched } from "./scripts.ts";
import { sleeper } from "./sleep.ts";
import { openMatch, type Match } from "./state.ts";
import { words } from "./words.ts";

const board = ["play"];
/** What stands around the board comes with a script of its own. */
const around = ["first", "after", "acts", "margin"];

/** `latest` is what was told since the worker drew the page, by `followed`. */
export async function startMatch(
  props: Props & { readonly newest: Seen },
  latest: Seen,
  followed: Followed,
): Promise<Match> {
  const { newest, hasCookie = false, origin = location.origin } = props;
  const game = await loadGame(newest.kind);
  const keepFocus = focusKeeper();
  let isDrawn = true;
  let drawAround: Draw | null = null;
  const seen = props.seen ?? newest;
  const match = openMatch({ game, words, seen, newest, hasCookie, origin, followed }, () => {
    // Several changes of one moment are drawn once.
    if (isDrawn) queueMicrotask(draw);
    isDrawn = false;
  });
  const propsOf = (model = match.model()): PlayProps => {
    return { words, game, model, doings: match.doings };
  };
  const others = sleeper(
    (element) =>
      around.includes(element.closest("[data-island]")?.getAttribute("data-island") ?? ""),
    async () => {
      await fetched(props.around);
      const { drawnFrom, why } = await import("./around.tsx");
      takeOver(
        around,
        drawnFrom(() => propsOf(match.first)),
      );
      match.learn(why);
      drawAround = drawnFrom(propsOf);
      redraw(around, drawAround);
    },
    () => match.failed(),
  );

  function draw(): void {
    isDrawn = true;
    redraw(board, () => <Play {...propsOf()} />);
    if (drawAround) redraw(around, drawAround);
    if (match.isChanged()) void others.wake();
    keepFocus();
  }

  takeOver(board, () => <Play {...propsOf(match.first)} />);
  match.start(latest);
  return match;
}
