/**
 * The script of every page. It follows a match from the start; all that can be done on a page
 * comes with a script of its own, when it is first touched or when something happens.
 */
import type { Seen } from "../engine/wire.ts";
import type { Told } from "./pages/guide/trial.tsx";
import type { Drawn } from "./pages/late.ts";
import type { Notice } from "./pages/model.ts";
import type { GameCard } from "./parts/games.tsx";
import { draftOf, planKept } from "./drafts.ts";
import { follow, type Heard } from "./live.ts";
import { lastLook, looked, recall } from "./memory.ts";
import { fetched } from "./scripts.ts";
import { sayOffline, sleeper } from "./sleep.ts";
import { meet } from "./talk.ts";
import { unsentOf } from "./unsent.ts";

/** The moves on the board of the home page. */
export const practiceName = "kp-practice";

/** For so long what is told of matches may stay as it is (ms). */
const restful = 60_000;

/** What the worker put into the page. */
export interface Props {
  readonly page: "match" | "home" | "new" | "fair" | "guide" | "none";
  readonly hasCookie?: boolean;
  readonly newest?: Seen;
  /** An earlier position that is shown. */
  readonly seen?: Seen | null;
  readonly mine?: readonly Seen[];
  readonly played?: object;
  /** All that can be played, and which it is on this page. */
  readonly cards?: readonly GameCard[];
  readonly kind?: string;
  /** What the address asks for, or why that cannot be. */
  readonly asks?: Readonly<Record<string, unknown>>;
  readonly notice?: Notice | null;
  readonly origin?: string;
  /** The positions of a page of rules. */
  readonly trials?: Readonly<Record<string, Told>>;
  /** The addresses of what each game takes in the form, by kind. */
  readonly scripts?: Readonly<Record<string, readonly string[]>>;
  /** Addresses of all scripts that the page's own consists of. */
  readonly later?: readonly string[];
  /** Of those that acting in its game takes. */
  readonly playing?: readonly string[];
  /** Of those that its board shows more with. */
  readonly more?: readonly string[];
  /** Of those that stand under a game that is over. */
  readonly ended?: readonly string[];
  /** Of those that leaving takes where not one alone decides. */
  readonly leaving?: readonly string[];
  /** Of those that deciding ahead takes. */
  readonly planning?: readonly string[];
  /** Of those that a match's house rules take. */
  readonly house?: readonly string[];
  /** Of those that taking a seat and giving one away take. */
  readonly seats?: readonly string[];
  /** Of those that deadlines and absence take. */
  readonly times?: readonly string[];
  readonly drawn?: Drawn;
}

function start(): void {
  const props = JSON.parse(document.getElementById("props")?.textContent ?? "{}") as Props;
  const { page, newest } = props;
  const main = document.getElementById("main");
  keepLanguage();
  reloadWhenShownAgain(page);
  meet(props.hasCookie ?? false);
  if (!main) return;
  if (page === "match" && newest) followAsleep(props, newest, main);
  else if (page === "home") {
    const begin = async (): Promise<void> => (await import("./home.tsx")).startHome(props);
    const { wake } = sleeper(main, () => fetched(props.later), begin, sayOffline);
    // A game that was begun goes on.
    if (Array.isArray(recall(practiceName)) && recall(practiceName)?.toString()) wake();
  } else if (page === "new") {
    const begin = async (): Promise<void> => (await import("./new.tsx")).startNew(props);
    sleeper(main, () => fetched(props.later), begin, sayOffline).wake();
  } else if (page === "fair") {
    const begin = async (): Promise<void> => (await import("./fair.tsx")).startFair(props);
    sleeper(main, () => fetched(props.later), begin, sayOffline).wake();
  } else if (page === "guide") {
    for (const place of main.querySelectorAll("[data-trial]")) {
      const begin = async (): Promise<void> =>
        (await import("./guide.tsx")).startTrial(props, place);
      sleeper(place, () => fetched(props.later), begin, sayOffline);
    }
  }
}

/** As long as nothing happens and nobody touches it, the page stays as the worker drew it. */
function followAsleep(props: Props, newest: Seen, main: Element): void {
  let latest = newest;
  let hear = (heard: Heard): void => {
    if ("seen" in heard) latest = heard.seen;
    if (looksOf(latest) !== looksOf(newest) || "problem" in heard) page.wake();
  };
  const gone = (): void => location.reload();
  const followed = follow(newest.id, newest, (heard) => hear(heard), gone);
  const begin = async (): Promise<void> => {
    const { startMatch } = await import("./match.tsx");
    const match = await startMatch({ ...props, newest }, () => latest, followed);
    hear = match.hear;
  };
  const page = sleeper(main, () => fetched(props.later), begin, sayOffline);
  void unsentOf(newest.id).then((unsent) => {
    if (unsent) page.wake();
  });
  addEventListener("hashchange", page.wake);
  const look = lastLook(newest.id);
  const isNews = look !== null && (look.game !== newest.game || look.ply !== newest.ply);
  const halfMade = (draftOf(newest) ?? planKept(newest)) !== null;
  // An invitation has a code to scan, which only a script can draw.
  const invites = newest.seats.some(({ who }, i) => who === "free" && newest.keys?.[i]);
  const hasKey = location.hash.length > 1 && location.hash !== "#main";
  // A clock that is shown must go on, and whoever the CPU plays for is back with the first press.
  const isDoomed = Date.now() >= (newest.fate?.told ?? Infinity);
  const runs = newest.pace !== "none" || newest.standIn || isDoomed;
  if (isNews || halfMade || invites || hasKey || runs || !isSecureContext) page.wake();
  else if (!props.seen) looked(newest);
}

/** A list of matches that the browser kept is no longer true. */
function reloadWhenShownAgain(page: Props["page"]): void {
  if (page === "match" || page === "new" || page === "guide") return;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  // Nor is one that was left alone for a while.
  let left = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > restful && document.querySelector(".rows")) location.reload();
  });
}

/** All that a page shows of a match: that I am here myself is no news. */
function looksOf(seen: Seen): string {
  const seats = seen.seats.map((seat, i) => ({
    ...seat,
    here: seat.here && !seen.held.includes(i),
  }));
  return JSON.stringify({ ...seen, seats });
}

/** The language that is chosen by its link stays chosen. */
function keepLanguage(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    const language = link?.getAttribute("hreflang");
    // A seat key in the address is carried along.
    if (link instanceof HTMLAnchorElement && location.hash) link.hash = location.hash;
    // So is what was chosen since the worker drew the link.
    if (language && link?.matches("[href^='?']")) {
      const asked = new URLSearchParams(location.search);
      asked.set("lang", language);
      (link as HTMLAnchorElement).search = `${asked}`;
    }
    if (language) document.cookie = `kp-lang=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}

start();
