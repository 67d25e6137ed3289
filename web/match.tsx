/** The match page in the browser: its state, and the same drawing the worker sent. */
import { hydrate, render, type VNode } from "preact";
import type { Seen } from "../engine/wire.ts";
import { focusKeeper } from "./focus.ts";
import { kindOf } from "../games/kinds.ts";
import { language, loadGame, loadPlaying } from "./games.ts";
import type { Followed } from "./live.ts";
import type { Props } from "./main.ts";
import { Table } from "./pages/match.tsx";
import { neededBy, nothingLate, type Late } from "./pages/late.ts";
import type { Model } from "./pages/model.ts";
import { fetched } from "./scripts.ts";
import { sayOffline, sleeper } from "./sleep.ts";
import { Qr } from "./qr.tsx";
import { openMatch, type OpenMatch, type Start } from "./state.ts";
import { words } from "./words.ts";

/** Until somebody can act, what they press is kept as on a page that sleeps. */
function holderOf(main: Element): Start["hold"] {
  let holds = false;
  return (until) => {
    if (holds) return;
    holds = true;
    const come = async (): Promise<void> => {
      if (!(await until())) throw new Error("nothing came");
    };
    const go = async (): Promise<void> => {
      holds = false;
    };
    sleeper(main, come, go, sayOffline).wake();
  };
}

/** `latest` gives what was told, by `followed`, since the worker drew the page. */
export async function startMatch(
  props: Props & { readonly newest: Seen },
  latest: () => Seen,
  followed: Followed,
): Promise<OpenMatch> {
  const { newest } = props;
  const game = await loadGame(newest.kind);
  const load = {
    playing: () => loadPlaying(newest.kind),
    house: async () => (await import("./house.tsx")).openHouse(newest.kind),
    more: async () => (await kindOf(newest.kind)?.more?.(language)) ?? null,
    ended: async () => (await import("./over.tsx")).openOver(),
    leaving: async () => (await import("./leaving.tsx")).openLeaving(),
    planning: async () => (await import("./planning.tsx")).openPlanning(match),
    seats: async () => (await import("./seats.tsx")).openSeats(),
    times: async () => (await import("./times.tsx")).openTimes(props.drawn),
  };
  const bring = async (part: keyof Late): Promise<Partial<Late>> => {
    await fetched(props[part]);
    return { [part]: await load[part]() };
  };
  // Without them the rest is there all the same, and they are asked for when something happens.
  const parts = neededBy(newest, game).map((part) => bring(part).catch(() => ({})));
  const late: Late = Object.assign({}, nothingLate, ...(await Promise.all(parts)));
  const main = document.getElementById("main");
  if (!main) throw new Error("a page without its main part");
  const hold = holderOf(main);
  const keepFocus = focusKeeper();
  const seen = props.seen ?? newest;
  const start = { game, words, seen, newest, followed, late, bring, hold };
  let isDrawn = true;
  const match = openMatch(start, () => {
    // Several changes of one moment are drawn once.
    if (isDrawn) queueMicrotask(draw);
    isDrawn = false;
  });
  const themeNow = (): unknown => (match.model().newest.view as { theme?: unknown }).theme;
  let theme = themeNow();
  const doings = { ...match.doings, qr: (address: string) => <Qr address={address} /> };
  const drawn = (model: Model): VNode => <Table {...{ words, game, model, doings }} />;

  function draw(): void {
    isDrawn = true;
    render(drawn(match.model()), main as Element);
    keepFocus();
    if (theme !== (theme = themeNow())) void import("./title.ts").then((own) => own.showTitle());
  }

  hydrate(drawn(match.first), main);
  match.start(latest());
  return match;
}
