/** The home page in the browser: a board to play with at once, kept on this device alone. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyCpu } from "../engine/entry.ts";
import { refused } from "../engine/rules.ts";
import type { Seen } from "../engine/wire.ts";
import type { Draft } from "../games/board.tsx";
import { games } from "../games/index.ts";
import { usePens } from "../games/pens.ts";
import { useAlive } from "./alive.ts";
import { recall, remember } from "./memory.ts";
import { HomePage } from "./pages/home.tsx";
import { practice, type Practice } from "./pages/practice.ts";
import type { Loaded } from "./pages/model.ts";
import type { PageWords } from "./words.ts";

const name = "kp-practice";
/** Between the CPU's lines, so that an eye can follow them. */
const beat = 350;

export function Home(props: {
  readonly words: PageWords;
  readonly path: string;
  readonly game: Loaded;
  readonly mine: readonly Seen[];
}): VNode {
  const { game } = props;
  usePens();
  const alive = useAlive();
  const [played, setPlayed] = useState(() => practice(game.rules, []));
  const [draft, setDraft] = useState<Draft | null>(null);
  const cpu = useRef<AnyCpu | null>(null);

  const keep = (next: Practice): void => {
    remember(name, next.moves);
    setPlayed(next);
  };

  useEffect(() => {
    const moves = recall(name);
    if (Array.isArray(moves)) setPlayed(practice(game.rules, moves.map(String)));
  }, []);

  // The CPU answers line by line, from what it sees; its code comes when it is first needed.
  useEffect(() => {
    if (played.turn !== 1) return;
    const timer = setTimeout(async () => {
      cpu.current ??= (await games["dots"]?.cpu()) ?? null;
      const random = (await import("../engine/random.ts")).randomFrom(seedFor(played.moves));
      const move = cpu.current?.choose(game.rules, played.state, 2, random);
      if (move !== undefined) keep(practice(game.rules, [...played.moves, game.rules.write(move)]));
    }, beat);
    return () => clearTimeout(timer);
  }, [played]);

  const onMove = (text: string): void => {
    const move = game.rules.read(text);
    if (played.turn !== 0 || refused(game.rules.apply(played.state, move))) return;
    setDraft(null);
    keep(practice(game.rules, [...played.moves, text]));
  };
  const again = (): void => {
    setDraft(null);
    keep(practice(game.rules, []));
  };
  return <HomePage {...props} {...{ played, draft, alive, onMove, again }} onDraft={setDraft} />;
}

/** Dice for the practice board: the game so far decides them, so a reload changes nothing. */
function seedFor(moves: readonly string[]): string {
  let hash = 7;
  for (const letter of moves.join()) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash.toString(16).padStart(8, "0").repeat(8);
}
