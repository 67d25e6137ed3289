/**
 * The script of every page. It follows a match from the start; all that can be done on a page
 * comes with a script of its own, when it is first touched or when something happens.
 */
import type { Seen } from "../engine/wire.ts";
import { takeKeyFrom } from "./address.ts";
import { draftOf } from "./drafts.ts";
import { follow } from "./live.ts";
import { lastLook, looked } from "./memory.ts";
import { fetched } from "./scripts.ts";
import { sleeper } from "./sleep.ts";
import { meet } from "./talk.ts";
import { unsentOf } from "./unsent.ts";

/** What the worker put into the page. */
export interface Props {
  readonly page: "match" | "home" | "new" | "none";
  readonly hasCookie?: boolean;
  readonly origin?: string;
  readonly newest?: Seen;
  /** An earlier position that is shown. */
  readonly seen?: Seen | null;
  readonly mine?: readonly Seen[];
  readonly played?: object;
  /** Addresses of all scripts that the page's own consists of, and of those for its margin. */
  readonly later?: readonly string[];
  readonly around?: readonly string[];
}

function start(): void {
  const props = JSON.parse(document.getElementById("props")?.textContent ?? "{}") as Props;
  const { page, newest } = props;
  keepLanguage();
  meet(props.hasCookie ?? false);
  if (page === "match" && newest) followAsleep(props, newest);
  else if (page === "home") {
    const wakeUp = async (): Promise<void> => {
      await fetched(props.later);
      await (await import("./home.tsx")).startHome(props);
      awoken();
    };
    const { wake } = sleeper(isInMain, wakeUp, () => sayOffline(true));
    // A game that was begun goes on.
    if (localStorage.getItem("kp-practice") !== null) void wake();
  } else if (page === "new") void startForm(props);
}

/** As long as nothing happens and nobody touches it, the page stays as the worker drew it. */
function followAsleep(props: Props, newest: Seen): void {
  let latest = newest;
  let hear = (seen: Seen): void => {
    latest = seen;
    if (looksOf(seen) !== looksOf(newest)) void page.wake();
  };
  const seat = newest.held.length > 0 ? newest.seat : null;
  const followed = follow(
    newest.id,
    seat,
    (seen) => hear(seen),
    () => location.reload(),
  );
  const page = sleeper(
    isInMain,
    async () => {
      await fetched(props.later);
      const { startMatch } = await import("./match.tsx");
      const match = await startMatch({ ...props, newest }, latest, followed);
      hear = match.see;
      awoken();
    },
    () => sayOffline(true),
  );
  const look = lastLook(newest.id);
  const isNews = look !== null && (look.game !== newest.game || look.ply !== newest.ply);
  // An invitation has a code to scan, which only a script can draw.
  const invites = newest.seats.some(({ who }, i) => who === "free" && newest.keys?.[i]);
  void unsentOf(newest.id).then((unsent) => {
    if (unsent) void page.wake();
  });
  const halfMade = draftOf(newest) !== null;
  if (isNews || halfMade || invites || takeKeyFrom(location) !== null || !isSecureContext)
    void page.wake();
  else looked(newest);
}

async function startForm(props: Props): Promise<void> {
  const { startNew } = await import("./new.tsx");
  await startNew(props);
  awoken();
}

function awoken(): void {
  sayOffline(false);
  document.getElementById("main")?.setAttribute("data-awake", "");
}

/** All that a page shows of a match: that I am here myself is no news. */
function looksOf(seen: Seen): string {
  const seats = seen.seats.map((seat, i) => ({
    ...seat,
    here: seat.here && !seen.held.includes(i),
  }));
  return JSON.stringify({ ...seen, seats });
}

function isInMain(element: Element): boolean {
  return element.closest("main") !== null;
}

/** The sentence for it stands in the page, as there is nobody yet to draw it. */
function sayOffline(is: boolean): void {
  document.getElementById("offline")?.toggleAttribute("hidden", !is);
}

/** The language that is chosen by its link stays chosen. */
function keepLanguage(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    const language = link?.getAttribute("hreflang");
    if (language) document.cookie = `kp-lang=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}

start();
