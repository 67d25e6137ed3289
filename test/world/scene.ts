/** All that the simulation knows of one match while it runs. */
import type { AnyCpu } from "../../engine/entry.ts";
import type { Match } from "../../engine/match.ts";
import type { AnyRules, Seat } from "../../engine/rules.ts";
import { nobody, type Absence } from "./absent.ts";
import { nothingBeside, type Beside } from "./beside.ts";
import type { Told } from "./history.ts";
import { cpuOf, rulesOf } from "./kinds.ts";
import type { Ledger } from "./ledger.ts";
import type { Living } from "./object.ts";
import { reign, type Sky, type Socket } from "./platform.ts";
import type { Sight } from "./sight.ts";
import type { ActStep, Cast, Fields, Step } from "./steps.ts";
import type { Disk } from "./store.ts";

/** An invariant that does not hold. */
export class Broken extends Error {}

export interface Line {
  readonly socket: Socket;
  readonly by: number;
  /** The seat it looks from; null: an onlooker's, whoever opened it. */
  readonly seat: Seat | null;
}

export interface Scene {
  readonly cast: Cast;
  readonly sky: Sky;
  readonly disk: Disk;
  readonly object: Living;
  readonly rules: AnyRules;
  readonly cpu: AnyCpu;
  /** By rows: `told[n - 1]` is the match after n of them. */
  readonly told: Told[];
  /** The same, as the product folds it. */
  match: Match | null;
  ledger: Ledger | null;
  sight: Sight | null;
  /** What people have said that stands in no row. */
  beside: Beside;
  absence: Absence;
  /** The seats that this step's accepted acts were sent for. */
  acted: Seat[];
  /** Names, keys and rights are gone. */
  bare: boolean;
  /** The alarm was lost while the object had it: whoever comes next has to see to that. */
  unarmed: boolean;
  /** How many rows there were after each step. */
  readonly rowsAfter: [id: number, rows: number][];
  /** The rows that each step wrote. */
  readonly rowsOf: Map<number, readonly number[]>;
  readonly steps: Map<number, Step>;
  /** Acts as they were sent, by step. */
  readonly sent: Map<
    number,
    { readonly step: ActStep; readonly fields: Fields; readonly n: number }
  >;
  /** What people meant to do, by number: posts about it have come in; it has been done. */
  readonly intents: Set<number>;
  readonly done: Set<number>;
  readonly lines: Map<number, Line>;
  /** Questions to Player objects that nobody has answered yet, by step. */
  readonly waiting: Map<number, () => void>;
  /** What this run has shown, and how often. */
  readonly shows: Map<string, number>;
}

/** A match that nobody has made yet. Clock and chance are its own from here on. */
export function newScene(cast: Cast, disk: Disk, object: Living): Scene {
  return {
    cast,
    sky: reign(cast.seed),
    disk,
    object,
    rules: rulesOf[cast.wish.kind],
    cpu: cpuOf[cast.wish.kind],
    told: [],
    match: null,
    ledger: null,
    sight: null,
    beside: nothingBeside,
    absence: nobody,
    acted: [],
    bare: false,
    unarmed: false,
    rowsAfter: [],
    rowsOf: new Map(),
    steps: new Map(),
    sent: new Map(),
    intents: new Set(),
    done: new Set(),
    lines: new Map(),
    waiting: new Map(),
    shows: new Map(),
  };
}

/** Nothing is left of it. */
export function forget(scene: Scene): void {
  scene.told.length = 0;
  const gone = { match: null, ledger: null, sight: null, beside: nothingBeside, absence: nobody };
  Object.assign(scene, gone);
}

export function count({ shows }: Scene, what: string): void {
  shows.set(what, (shows.get(what) ?? 0) + 1);
}
