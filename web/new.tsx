/** The form for a new match in the browser. */
import { hydrate, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnyRules } from "../engine/rules.ts";
import { kindOf, type Form } from "../games/index.ts";
import { useAlive } from "./alive.ts";
import { loadGame } from "./games.ts";
import { recall, remember } from "./memory.ts";
import type { Loaded, Notice } from "./pages/model.ts";
import { New } from "./pages/new.tsx";
import { words as site } from "./site/words.ts";
import { make, randomKey } from "./talk.ts";
import { words } from "./words.ts";

const keyName = "kp-making";
const allWords = { ...words, ...site };

interface Start {
  readonly game: Loaded;
  readonly rules: AnyRules;
  readonly form: Form;
}

export async function startNew(): Promise<void> {
  const main = document.getElementById("main");
  const kind = kindOf("dots");
  if (!main || !kind) return;
  const [game, rules, form] = await Promise.all([
    loadGame("dots"),
    kind.rules(),
    kind.form(words.lang === "en" ? "en" : "de"),
  ]);
  hydrate(<Making {...{ game, rules, form }} />, main);
}

function Making({ game, rules, form }: Start): VNode {
  const alive = useAlive();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!isSecureContext) setNotice(words.insecure);
  }, []);
  const [busy, setBusy] = useState(false);
  const onMake = async (wish: object): Promise<void> => {
    setBusy(true);
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
  return <New words={allWords} {...{ game, rules, form, notice, busy, alive, onMake }} />;
}
