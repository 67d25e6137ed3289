/**
 * Non-interference where it is told (reliability H1): of two matches that are equal in all that
 * somebody may know, what the worker says to them is the same, byte for byte.
 */
import type { Act } from "../engine/acts.ts";
import { decide, make } from "../engine/decide.ts";
import type { AnyCpu, Entry, Table } from "../engine/entry.ts";
import type { Head } from "../engine/facts.ts";
import { currentGame, position, type Match } from "../engine/match.ts";
import { choose } from "../engine/options.ts";
import { randomFrom, type Random } from "../engine/random.ts";
import type { AnyRules, Seat } from "../engine/rules.ts";
import { seedOf } from "../engine/seeds.ts";
import type { Seen, Slug } from "../engine/wire.ts";
import { junk } from "./junk.ts";
import { one, seedFor } from "./setups.ts";

/** A match as `worker/seating.ts` holds it in memory. */
interface Loaded {
  readonly secret: Readonly<Record<"id" | "secret" | "maker" | "body", string>>;
  readonly table: Table;
  readonly rows: readonly [];
  readonly match: Match;
  readonly seats: readonly object[];
  readonly holders: readonly [];
  readonly keys: readonly string[];
}

interface Who {
  readonly player: string | null;
  readonly device: string | null;
}

/** The worker's own functions; not by literal names, as their types are those of workerd. */
interface Worker {
  toldOf(loaded: Loaded, pages: readonly Who[]): (who: Who) => string;
  seenIn(loaded: Loaded, pages: readonly Who[]): (who: Who) => Seen;
  tagOf(seen: Seen): string;
  refusal(no: { problem: Slug; why?: string | undefined; seen: Seen }, lang: "de"): Response;
}

export async function loadWorker(): Promise<Worker> {
  const files = ["telling", "tag", "problems"].map((name) => `../worker/${name}.ts`);
  const parts = (await Promise.all(files.map((file) => import(file)))) as readonly object[];
  return Object.assign({}, ...parts) as Worker;
}

/** Of a list that may have thousands of moves one of the first is played. */
const mostListed = 100;
/** Texts that are tried as a move. */
const mostTried = 24;
/** At one position in so many acts are tried. */
const tryEvery = 4;

export interface Pairs {
  readonly pairs: number;
  /** Refusals that were compared. */
  readonly refusals: number;
}

/** Games of these rules until so many pairs were compared. Throws at the first that differs. */
export async function comparePairs(
  worker: Worker,
  kind: string,
  parts: { readonly rules: AnyRules; readonly cpu: AnyCpu },
  least: number,
): Promise<Pairs> {
  const sum = { pairs: 0, refusals: 0 };
  for (let nth = 0; sum.pairs < least; nth++) {
    const random = randomFrom(seedFor(40_000 + nth));
    for await (const [match, table] of playedBy(kind, parts, nth, random)) {
      for (const seat of [null, ...match.seats.keys()]) {
        const pair = [loadedOf(match, table, seat), twinOf(match, table, seat, random)] as const;
        sameTold(worker, pair, seat, `${kind} game ${nth}, row ${match.n}, seat ${seat}`);
        sum.pairs++;
        if (seat === null || random.below(tryEvery) > 0) continue;
        sum.refusals += await sameRefusals(worker, pair, seat, random);
      }
    }
  }
  return sum;
}

/** Every position of a random match that still runs: seeds of games that are over are open. */
async function* playedBy(
  kind: string,
  { rules, cpu }: { readonly rules: AnyRules; readonly cpu: AnyCpu },
  nth: number,
  random: Random,
): AsyncGenerator<readonly [Match, Table]> {
  const table: Table = { rules, cpu, secret: seedOf(seedFor(nth), "game", nth) };
  const count = rules.seats[nth % rules.seats.length] ?? 2;
  const head = headOf(rules, count, random);
  let match = make(kind, head, [...Array(count).keys()], 1_700_000_000_000, table).match;
  while (currentGame(match).end === null) {
    yield [match, table];
    const seat = rules.turn(position(currentGame(match))) ?? 0;
    const leaves = count > 2 && random.below(30) === 0;
    const act: Act = leaves
      ? { act: "leave" }
      : { act: "move", moves: [rules.write(one(firstOf(rules, match), random))] };
    match = entered(decideAs(match, act, seat, table));
  }
}

function headOf(rules: AnyRules, count: number, random: Random): Head {
  const seats = Array.from({ length: count }, () => "person");
  const sides = [...seats.keys()];
  const around = {
    sides,
    series: "single",
    starter: "lot",
    alternate: true,
    pace: "none",
    late: "cpu",
    standIn: false,
    undo: "ask",
    open: false,
    ranked: false,
    hideNames: random.below(2) === 0,
  } as const;
  for (;;) {
    const drawn = Object.entries(rules.choices).map(([name, choice]) => [
      name,
      "of" in choice ? (random.below(2) ? choice.of[0] : one(choice.of, random)) : undefined,
    ]);
    const options = choose(rules.choices, Object.fromEntries(drawn));
    if (options && rules.check(options, { ...around, seats: count }) === null) {
      return { ...around, seats, options };
    }
  }
}

function firstOf(rules: AnyRules, match: Match): readonly unknown[] {
  const some: unknown[] = [];
  for (const move of rules.moves(position(currentGame(match)))) {
    if (some.push(move) >= mostListed) break;
  }
  return some;
}

function decideAs(match: Match, act: Act, seat: Seat, table: Table) {
  const sender = { n: match.n, seat, held: [seat], maker: seat === 0 };
  return decide(match, act, sender, [], match.at + 1000, table);
}

function entered(decision: ReturnType<typeof decide>): Match {
  if (!("row" in decision)) throw new Error(JSON.stringify(decision));
  return (decision satisfies Entry).match;
}

const whoIs = (seat: Seat | null): Who => {
  return { player: seat === null ? null : `player ${seat}`, device: null };
};

/** `racks`: the order that each seat gave to what only it sees. */
function loadedOf(match: Match, table: Table, seat: Seat | null, racks = seedFor(1)): Loaded {
  const seats = match.seats.map((_, i) => ({
    seat: i,
    generation: 1,
    invited: 0,
    player: `player ${i}`,
    name: `Name ${i}`,
    colour: "abcd".charAt(i),
    lang: "de",
    muted: false,
    rack: orderFrom(i === seat ? seedFor(2) : racks),
    away: null,
    vote: "",
    nudged: "",
    plan: "",
  }));
  const keys = seats.map((_, i) => `key ${i}`);
  const secret = { id: "match", secret: table.secret, maker: "player 0", body: "", extended: null };
  return { secret, table, rows: [], match, seats, holders: [], keys };
}

function orderFrom(hex: string): string {
  return Array.from(hex.slice(0, 8), (digit) => parseInt(digit, 16)).join(" ");
}

/** Whatever else it could be for this seat: another secret, other positions, others' order. */
function twinOf(match: Match, table: Table, seat: Seat | null, random: Random): Loaded {
  const { rules } = table;
  const secret = seedOf(table.secret, "lot", random.below(1e6));
  const dreamt = currentGame(match).states.map((state, ply) => {
    return rules.imagine(rules.view(state, seat), seedOf(secret, "cpu", ply));
  });
  const game = { ...currentGame(match), states: dreamt as unknown as Match["games"][0]["states"] };
  const other = { ...match, games: match.games.with(-1, game) };
  return loadedOf(other, { ...table, secret }, seat, secret);
}

type Pair = readonly [Loaded, Loaded];

function sameTold(worker: Worker, pair: Pair, seat: Seat | null, where: string): void {
  const pages = [whoIs(1)];
  const who = whoIs(seat);
  same(pair, (loaded) => worker.toldOf(loaded, pages)(who), `a frame: ${where}`);
  same(pair, (loaded) => worker.tagOf(worker.seenIn(loaded, pages)(who)), `an ETag: ${where}`);
}

/** What is answered to acts that are refused, headers and all. */
async function sameRefusals(worker: Worker, pair: Pair, seat: Seat, random: Random) {
  let count = 0;
  for (const text of attempts(pair, seat, random)) {
    const said = pair.map(async (loaded) => {
      const { match, table } = loaded;
      const decision = decideAs(match, { act: "move", moves: [text] }, seat, table);
      if (!("no" in decision)) return "done";
      const why = "why" in decision ? decision.why : undefined;
      const seen = worker.seenIn(loaded, [])(whoIs(seat));
      const answer = worker.refusal({ problem: decision.no, why, seen }, "de");
      return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
    });
    const [a = "", b = ""] = await Promise.all(said);
    if (a !== b) throw new Error(`H1: to ${text} as seat ${seat}: ${parting(a, b)}`);
    if (a !== "done") count++;
  }
  return count;
}

/** Moves of either state, legal there or not here, one of them twice, and what is none. */
function attempts(pair: Pair, seat: Seat, random: Random): readonly string[] {
  const { rules } = pair[0].table;
  const listed = pair.flatMap(({ match }) => {
    const state = position(currentGame(match));
    // What would be legal for the others is refused to this seat, whatever they hold.
    return rules.turn(state) === seat ? [] : firstOf(rules, match).map(rules.write);
  });
  const own = firstOf(rules, pair[0].match).map(rules.write);
  const broken = own.map((text) => text.replace(/\d+/, () => String(random.below(90))));
  return random.shuffle([...listed, ...broken, ...junk, "exchange", "keep"]).slice(0, mostTried);
}

function same(pair: Pair, told: (loaded: Loaded) => string, what: string): void {
  const [a, b] = [told(pair[0]), told(pair[1])];
  if (a !== b) throw new Error(`H1: ${what}: ${parting(a, b)}`);
}

/** Where two texts begin to differ. */
function parting(a: string, b: string): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  const from = Math.max(0, at < 0 ? a.length - 40 : at - 40);
  return [a, b].map((text) => text.slice(from, from + 80)).join(" or ");
}
