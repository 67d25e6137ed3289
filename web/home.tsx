/** The home page in the browser: a board to play with at once, kept on this device alone. */
import { hydrate, type VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyCpu } from "../engine/entry.ts";
import { refused, type AnyRules } from "../engine/rules.ts";
import type { Seen } from "../engine/wire.ts";
import type { Draft } from "../games/board.tsx";
import { games } from "../games/kinds.ts";
import type { Playing } from "../games/playing.ts";
import { seedFor } from "./dice.ts";
import { loadMotifs, type GameCard, type Motifs } from "./parts/games.tsx";
import { loadGame, loadPlaying } from "./games.ts";
import { practiceName as name, type Props } from "./main.ts";
import { recall, remember } from "./memory.ts";
import { Home } from "./pages/home.tsx";
import type { Loaded } from "./pages/model.ts";
import { practice, type Practice } from "./pages/practice.ts";
import type { Loadeds } from "./pages/rows.tsx";
import { words as site } from "./site/words.ts";
import { words } from "./words.ts";

/** Between the CPU's lines, so that an eye can follow them. */
const beat = 350;

interface Start {
  readonly game: Loaded;
  readonly playing: Playing;
  readonly games: Loadeds;
  readonly cards: readonly GameCard[];
  readonly motifs: Motifs;
  readonly mine: readonly Seen[];
  readonly now: number;
  /** The empty board. */
  readonly played: Practice;
}

export async function startHome({ mine = [], cards = [], played, drawn }: Props): Promise<void> {
  const main = document.getElementById("main");
  const kinds = [...new Set(mine.map(({ kind }) => kind))];
  const loaded = kinds.map(async (kind) => [kind, await loadGame(kind)] as const);
  const [game, playing, motifs, ...mineOf] = await Promise.all([
    loadGame("dots"),
    loadPlaying("dots"),
    loadMotifs(),
    ...loaded,
  ]);
  const now = drawn?.now ?? 0;
  const start = { game, playing, games: Object.fromEntries(mineOf), cards, motifs, mine, now };
  if (main) hydrate(<Practising {...start} played={played as Practice} />, main);
}

const allWords = { ...words, ...site };

/** The rules come with the first touch, the CPU with its first turn. */
async function rulesOf(): Promise<AnyRules> {
  const kind = games["dots"];
  if (!kind) throw new Error("no such game");
  return kind.rules();
}

function Practising({ played: empty, ...start }: Start): VNode {
  const [played, setPlayed] = useState(empty);
  const [draft, setDraft] = useState<Draft | null>(null);
  const cpu = useRef<AnyCpu | null>(null);

  const keep = (next: Practice): void => {
    remember(name, next.moves);
    setPlayed(next);
  };

  useEffect(() => {
    const moves = recall(name);
    if (!Array.isArray(moves) || moves.length === 0) return;
    void rulesOf().then((rules) => setPlayed(practice(rules, moves.map(String))));
  }, []);

  // The CPU answers line by line, from what it sees.
  useEffect(() => {
    if (played.turn !== 1) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const rules = await rulesOf();
      cpu.current ??= (await games["dots"]?.cpu()) ?? null;
      const random = (await import("../engine/random.ts")).randomFrom(seedFor(played.moves));
      const move = cpu.current?.choose(rules, played.state, 2, random);
      // Meanwhile somebody may have begun anew.
      if (move !== undefined && wanted) keep(practice(rules, [...played.moves, rules.write(move)]));
    }, beat);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [played]);

  const onMove = async (text: string): Promise<void> => {
    const rules = await rulesOf();
    const move = rules.read(text);
    if (played.turn !== 0 || move === null || refused(rules.apply(played.state, move))) return;
    setDraft(null);
    keep(practice(rules, [...played.moves, text]));
  };
  const again = (): void => {
    setDraft(null);
    keep(empty);
  };
  return (
    <Home
      words={allWords}
      {...start}
      {...{ played, draft, again }}
      onDraft={setDraft}
      onMove={(text) => void onMove(text)}
    />
  );
}
