/** The match page in the browser: its state, and the same drawing the worker sent. */
import { hydrate, render, type VNode } from "preact";
import type { Seen } from "../engine/wire.ts";
import { focusKeeper } from "./focus.ts";
import { kindOf } from "../games/kinds.ts";
import type { More } from "../games/board.tsx";
import { language, loadGame } from "./games.ts";
import type { Followed } from "./live.ts";
import type { Props } from "./main.ts";
import { Table } from "./pages/match.tsx";
import {
  hasEnded,
  needsHouse,
  wantsMore,
  type Ended,
  type House,
  type Model,
} from "./pages/model.ts";
import { fetched } from "./scripts.ts";
import { Qr } from "./qr.tsx";
import { openMatch, type OpenMatch } from "./state.ts";
import { words } from "./words.ts";

/** `latest` gives what was told, by `followed`, since the worker drew the page. */
export async function startMatch(
  props: Props & { readonly newest: Seen },
  latest: () => Seen,
  followed: Followed,
): Promise<OpenMatch> {
  const { newest } = props;
  const house = async (): Promise<House> => {
    await fetched(props.house);
    return (await import("./house.tsx")).openHouse(newest.kind);
  };
  const more = async (): Promise<More | null> => {
    await fetched(props.more);
    return (await kindOf(newest.kind)?.more?.(language)) ?? null;
  };
  const ended = async (): Promise<Ended> => {
    await fetched(props.over);
    return (await import("./over.tsx")).openOver();
  };
  const game = await loadGame(newest.kind);
  // Without them the rest is there all the same, and they are asked for when something happens.
  const first = <T,>(needs: boolean, load: () => Promise<T>): Promise<T | null> | null =>
    needs ? load().catch(() => null) : null;
  const late = {
    house: await first(needsHouse(newest), house),
    more: await first(wantsMore(newest, game), more),
    ended: await first(hasEnded(newest), ended),
  };
  const main = document.getElementById("main");
  if (!main) throw new Error("a page without its main part");
  const keepFocus = focusKeeper();
  const seen = props.seen ?? newest;
  const start = { game, words, seen, newest, followed, late, bring: { house, more, ended } };
  let isDrawn = true;
  const match = openMatch(start, () => {
    // Several changes of one moment are drawn once.
    if (isDrawn) queueMicrotask(draw);
    isDrawn = false;
  });
  const doings = { ...match.doings, qr: (address: string) => <Qr address={address} /> };
  const drawn = (model: Model): VNode => <Table {...{ words, game, model, doings }} />;

  function draw(): void {
    isDrawn = true;
    render(drawn(match.model()), main as Element);
    keepFocus();
  }

  hydrate(drawn(match.first), main);
  match.start(latest());
  return match;
}
