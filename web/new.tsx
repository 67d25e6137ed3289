/** The form for a new match in the browser. */
import { hydrate, type VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyRules } from "../engine/rules.ts";
import { kindOf, type Form } from "../games/kinds.ts";
import { useAlive } from "./alive.ts";
import { loadGame } from "./games.ts";
import type { Props } from "./main.ts";
import { knownAs, playsAs, recall, remember } from "./memory.ts";
import { loadMotifs, type GameCard, type Motifs } from "./parts/games.tsx";
import type { Card, Loaded, Notice } from "./pages/model.ts";
import { New } from "./pages/new.tsx";
import { fetched } from "./scripts.ts";
import { words as pace } from "./pace/words.ts";
import { words as site } from "./site/words.ts";
import { make, randomKey } from "./talk.ts";
import { words } from "./words.ts";

const keyName = "kp-making";
const allWords = { ...words, ...site, ...pace };

interface Chosen {
  readonly kind: string;
  readonly game: Loaded;
  readonly rules: AnyRules;
  readonly form: Form;
}

export async function startNew(props: Props): Promise<void> {
  const { cards = [], kind = "", scripts = {}, asks, origin, notice = null } = props;
  const main = document.getElementById("main");
  const [first, motifs] = await Promise.all([loadChosen(kind), loadMotifs()]);
  const said = notice;
  if (main) hydrate(<Making {...{ cards, motifs, scripts, first, asks, origin, said }} />, main);
}

async function loadChosen(name: string): Promise<Chosen> {
  const kind = kindOf(name);
  if (!kind) throw new Error(`no such game: ${name}`);
  const language = words.lang === "en" ? "en" : "de";
  const [game, rules, form] = await Promise.all([
    loadGame(name),
    kind.rules(),
    kind.form(language),
  ]);
  return { kind: name, game, rules, form };
}

function Making(props: {
  readonly cards: readonly GameCard[];
  readonly motifs: Motifs;
  readonly scripts: NonNullable<Props["scripts"]>;
  readonly first: Chosen;
  readonly asks: Props["asks"];
  readonly origin: string | undefined;
  /** What the worker had to say. */
  readonly said: Notice | null;
}): VNode {
  const { cards, motifs, scripts, first, asks, origin = "" } = props;
  const alive = useAlive();
  const [chosen, setChosen] = useState(first);
  const { kind, game, rules, form } = chosen;
  /** The last game that was asked for counts, however the scripts come in. */
  const wanted = useRef(kind);
  const [asked, setAsked] = useState(kind);
  const want = (name: string): void => setAsked((wanted.current = name));
  const onKind = async (name: string): Promise<void> => {
    want(name);
    setNotice(null);
    try {
      await fetched(scripts[name]);
      const next = await loadChosen(name);
      if (wanted.current !== name) return;
      const query = new URLSearchParams(location.search);
      query.set("kind", name);
      query.delete("preset");
      history.replaceState(null, "", `?${query}`);
      setChosen(next);
    } catch {
      if (wanted.current !== name) return;
      want(kind);
      setNotice(words.silent);
    }
  };
  const [notice, setNotice] = useState(props.said);
  const [name, setName] = useState("");
  useEffect(() => {
    if (!isSecureContext) setNotice(words.insecure);
    setName(knownAs().name);
  }, []);
  const [busy, setBusy] = useState(false);
  const onEdit = (): void => setNotice((now) => (now === words.insecure ? now : null));
  const onMake = async (wish: object): Promise<void> => {
    setBusy(true);
    onEdit();
    playsAs(wish as Partial<Card>);
    // The same wish under the same key makes one match, however often it is sent.
    const body = JSON.stringify(wish);
    const old = recall(keyName) as { key: string; body: string } | null;
    const key = old?.body === body ? old.key : randomKey();
    remember(keyName, { key, body });
    const said = await make(wish, key);
    setBusy(false);
    if ("seen" in said) {
      remember(keyName, null);
      location.href = `/g/${said.seen.id}`;
    } else if ("silent" in said) setNotice(words.silent);
    else {
      const why = said.problem.why ?? "";
      const text = words.why[why] ?? form.words.why[why] ?? said.problem.title;
      setNotice({ kind: "trouble", head: words.notDone, text });
    }
  };
  const choosing = { cards, motifs, kind, asked, game, rules, form };
  const waits = busy || asked !== kind;
  return (
    <New
      words={allWords}
      {...choosing}
      {...{ notice, name, alive, onMake, onEdit, origin, ...(asks && { asks }) }}
      onCopy={async (text) => {
        try {
          await navigator.clipboard.writeText(text);
          return true;
        } catch {
          setNotice(words.notCopied);
          return false;
        }
      }}
      busy={waits}
      onKind={(name) => void onKind(name)}
    />
  );
}
