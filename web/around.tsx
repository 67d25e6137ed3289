/** What stands around the board, in the browser. */
import { words } from "./around/words.ts";
import type { Draw } from "./islands.ts";
import { around } from "./pages/around.tsx";
import type { PlayProps } from "./pages/model.ts";
import { Qr } from "./qr.tsx";

/** Refusals that only what stands around the board can meet. */
export const why = words.whyNot;

export function drawnFrom(propsOf: () => PlayProps): Draw {
  return (name) => {
    const play = propsOf();
    const Piece = around[name];
    if (!Piece) return null;
    const doings = { ...play.doings, qr: (address: string) => <Qr address={address} /> };
    return <Piece {...play} words={{ ...play.words, ...words }} doings={doings} />;
  };
}
