/** Follows a match while the page is visible: by a socket, or by asking where there is none. */
import type { Problem, Seen } from "../engine/wire.ts";
import { isProblem, look } from "./talk.ts";

/** Without a socket the page asks this often, so that it is never further behind. */
const askEvery = 8_000;
/** Lines that are cut all at once, as by a deploy, come back one by one (ms). */
const firstWait = { least: 1_000, most: 30_000 };
/** A socket that has not opened by then may never do so: the page asks meanwhile. */
const opensWithin = 3_000;
/** A line that has died without a word is found out by a ping; the object sleeps through those. */
const pingEvery = 12_000;
const pongWithin = 5_000;
/** The seat was given out anew: this page must not come back as it was. */
const seatGone = 4001;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** What comes in by itself: how it stands, or that nobody can say so just now. */
export type Heard = { readonly seen: Seen } | { readonly problem: Problem };

export interface Followed {
  stop(): void;
}

/** Does the page's own address say which of several seats it is for? */
function isBound(): boolean {
  return new URL(location.href).searchParams.has("seat");
}

export function follow(
  id: string,
  { held, seat: from }: Pick<Seen, "held" | "seat">,
  onHeard: (heard: Heard) => void,
  onGone: () => void,
): Followed {
  /** Who holds none only watches, and from nowhere. */
  const seat = held.length > 0 ? from : null;
  let socket: WebSocket | null = null;
  let timer: Timer;
  let pulse: Timer;
  let stopped = false;

  function connect(): void {
    if (stopped || socket || document.hidden) return;
    const address = new URL(`/api/matches/${id}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (seat !== null) address.searchParams.set("seat", String(seat));
    if (held.length > 1 && !isBound()) address.searchParams.set("turn", "");
    const mine = new WebSocket(address);
    socket = mine;
    let heard = false;
    clearTimeout(timer);
    timer = setTimeout(wait, opensWithin);
    mine.onopen = () => {
      clearTimeout(timer);
      beat(mine);
    };
    mine.onmessage = ({ data }) => {
      beat(mine);
      if (data === "pong") return;
      heard = true;
      onHeard({ seen: JSON.parse(String(data)) as Seen });
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      clearTimeout(pulse);
      clearTimeout(timer);
      socket = null;
      if (code === seatGone) return onGone();
      const { least, most } = firstWait;
      if (heard) timer = setTimeout(connect, least + Math.random() * (most - least));
      else wait();
    };
  }

  /** Heard something: asks again in a while, and gives the line up if nothing comes back. */
  function beat(mine: WebSocket): void {
    clearTimeout(pulse);
    pulse = setTimeout(() => {
      if (socket !== mine) return;
      mine.send("ping");
      pulse = setTimeout(() => {
        if (socket !== mine) return;
        socket = null;
        mine.close(1000);
        wait();
      }, pongWithin);
    }, pingEvery);
  }

  /** Asks now, and tries the socket again after a while. */
  function wait(): void {
    clearTimeout(timer);
    if (stopped || document.hidden) return;
    void catchUp();
    timer = setTimeout(
      () => {
        if (socket?.readyState === WebSocket.OPEN) return;
        connect();
        wait();
      },
      askEvery * (0.5 + Math.random() / 2),
    );
  }

  async function catchUp(): Promise<void> {
    const said = await look(id, { seat });
    if (!stopped && ("seen" in said || isProblem(said, "newer"))) onHeard(said);
  }

  /** Somebody is looking again: be up to date at once, and close what nobody watches. */
  function wake(): void {
    if (document.hidden) {
      socket?.close(1000);
      socket = null;
      clearTimeout(timer);
      clearTimeout(pulse);
      return;
    }
    if (socket?.readyState === WebSocket.OPEN) return;
    connect();
    wait();
  }

  document.addEventListener("visibilitychange", wake);
  window.addEventListener("focus", wake);
  window.addEventListener("online", wake);
  document.addEventListener("pointerdown", wake);
  connect();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(pulse);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("focus", wake);
      window.removeEventListener("online", wake);
      document.removeEventListener("pointerdown", wake);
      socket?.close(1000);
    },
  };
}
