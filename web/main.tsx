/** The script of every page: loads what the page needs and takes over what the worker drew. */
import { hydrate } from "preact";
import type { Seen } from "../engine/wire.ts";
import { kindOf } from "../games/index.ts";
import { Home } from "./home.tsx";
import { Match } from "./match.tsx";
import { New } from "./new.tsx";
import type { Loaded } from "./pages/model.ts";
import { meet } from "./talk.ts";
import { words } from "./words.ts";

/** What the worker put into the page. */
interface Props {
  readonly page: "match" | "home" | "new" | "mine" | "legal";
  readonly hasCookie?: boolean;
  readonly origin?: string;
  readonly seen?: Seen | null;
  readonly newest?: Seen;
  readonly mine?: readonly Seen[];
}

async function loadGame(name: string): Promise<Loaded | null> {
  const kind = kindOf(name);
  if (!kind) return null;
  const language = words.lang === "en" ? "en" : "de";
  const parts = [kind.rules(), kind.board(), kind.words(language), kind.presets()] as const;
  const [rules, board, own, presets] = await Promise.all(parts);
  return { rules, board, words: own, presets };
}

async function start(): Promise<void> {
  const root = document.getElementById("app");
  const props = JSON.parse(document.getElementById("props")?.textContent ?? "{}") as Props;
  const { page, newest, mine = [], hasCookie = false, origin = location.origin } = props;
  keepLanguage();
  if (!root || page === "mine" || page === "legal") return;
  meet(hasCookie);
  const path = location.pathname;
  const game = await loadGame(newest?.kind ?? "dots");
  if (!game) return;
  const known = { hasCookie, origin };
  if (page === "home") hydrate(<Home {...{ words, path, mine, game }} />, root);
  else if (page === "new") hydrate(<New {...{ words, path, game, start: known }} />, root);
  else if (newest) {
    const seen = props.seen ?? newest;
    hydrate(<Match {...{ words, path, game, seen, newest, start: known }} />, root);
  }
}

/** The language that is chosen by its link stays chosen. */
function keepLanguage(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    const language = link?.getAttribute("hreflang");
    if (language) document.cookie = `kp-lang=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}

void start();
