/** The form for a new match in the browser. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { usePens } from "../games/pens.ts";
import { useAlive } from "./alive.ts";
import { recall, remember } from "./memory.ts";
import type { Loaded, Notice } from "./pages/model.ts";
import { NewPage } from "./pages/new.tsx";
import { make, randomKey } from "./talk.ts";
import type { PageWords } from "./words.ts";

const keyName = "kp-making";

export function New(props: {
  readonly words: PageWords;
  readonly path: string;
  readonly game: Loaded;
  readonly start: { readonly hasCookie: boolean };
}): VNode {
  const { words, game, start } = props;
  usePens();
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
    const said = await make(wish, key, start.hasCookie);
    setBusy(false);
    if ("seen" in said) {
      remember(keyName, null);
      location.href = `/g/${said.seen.id}`;
    } else if ("silent" in said) setNotice(words.silent);
    else {
      const why = said.problem.why ?? "";
      const text = words.why[why] ?? game.words.why[why] ?? said.problem.title;
      setNotice({ kind: "trouble", head: words.notDone, text });
    }
  };
  return <NewPage {...props} {...{ notice, busy, alive, onMake }} />;
}
