/** The boards of a page of rules in the browser: each wakes by itself, all else stays as it is. */
import { hydrate, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnyCpu } from "../engine/entry.ts";
import type { AnyRules } from "../engine/rules.ts";
import type { Draft } from "../games/board.tsx";
import type { Judge } from "../games/guide.ts";
import { kindOf } from "../games/kinds.ts";
import type { Playing } from "../games/playing.ts";
import { seedFor } from "./dice.ts";
import { loadGame, loadPlaying } from "./games.ts";
import { words } from "./guide/words.ts";
import type { Props } from "./main.ts";
import { TrialBoard, type Told } from "./pages/guide/trial.tsx";
import type { Loaded } from "./pages/model.ts";
import { playedFrom } from "./pages/practice.ts";

/** Between the CPU's lines, so that an eye can follow them. */
const beat = 450;

interface Table {
  readonly game: Loaded;
  readonly playing: Playing;
  readonly rules: AnyRules;
  /** Only lessons are played against somebody and judged. */
  readonly cpu: AnyCpu | null;
  readonly judge: Judge | null;
}

export async function startTrial(props: Props, place: Element): Promise<void> {
  const one = props.trials?.[place.getAttribute("data-trial") ?? ""];
  const kind = kindOf(props.kind ?? "");
  if (!one || !kind) return;
  const { goal } = one.trial;
  const [game, playing, rules, cpu, judge] = await Promise.all([
    loadGame(props.kind ?? ""),
    loadPlaying(props.kind ?? ""),
    kind.rules(),
    goal ? kind.cpu() : null,
    goal ? (kind.judge?.() ?? null) : null,
  ]);
  hydrate(<Trying {...one} {...{ game, playing, rules, cpu, judge }} />, place);
}

/** How far somebody has gone: their moves, and the house rule that an answer plays by. */
interface Tried {
  readonly moves: readonly string[];
  readonly with: object;
  readonly fresh: readonly string[];
  readonly nth: number;
}

function Trying({ trial, told, game, playing, rules, cpu, judge }: Told & Table): VNode {
  const [tried, setTried] = useState<Tried>({ moves: [], with: {}, fresh: [], nth: 0 });
  const [draft, setDraft] = useState<Draft | null>(null);
  const start = { ...trial.state, ...tried.with };
  const played = playedFrom(rules, start, tried.moves);
  const { side, goal, answers } = trial;
  const verdict = goal && judge ? judge(start, played.moves, side ?? 0, goal) : ("open" as const);
  const answer = answers.findIndex(({ moves, with: rule = {} }) => {
    return same(moves, tried.moves) && same(rule, tried.with);
  });

  useEffect(() => {
    if (!cpu || verdict !== "open" || played.turn === null || played.turn === side) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const { randomFrom } = await import("../engine/random.ts");
      const level = cpu.levels.at(-1) ?? 2;
      const move = cpu.choose(rules, played.state, level, randomFrom(seedFor(played.moves)));
      const moves = [...played.moves, rules.write(move)];
      // Meanwhile somebody may have begun anew.
      if (wanted) setTried({ ...tried, moves, fresh: [] });
    }, beat);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [tried]);

  const go = (next: Omit<Tried, "nth">, anew: boolean): void => {
    setDraft(null);
    setTried({ ...next, nth: tried.nth + (anew ? 1 : 0) });
  };
  return (
    <TrialBoard
      {...{ words, game, playing, trial, told, played, verdict, draft }}
      answer={answer < 0 ? null : answer}
      fresh={tried.fresh}
      nth={tried.nth}
      onDraft={setDraft}
      onMove={(text) => go({ ...tried, moves: [...played.moves, text], fresh: [] }, false)}
      onAnswer={(nth) => {
        const { moves = [], with: rule = {} } = answers[nth] ?? {};
        go({ moves, with: rule, fresh: moves }, true);
      }}
      again={() => go({ moves: [], with: {}, fresh: [] }, true)}
    />
  );
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
