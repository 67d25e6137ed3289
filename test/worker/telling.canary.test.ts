/**
 * H2: a whole match of Schleifen whose tiles have numbers that stand for nothing else. Every byte
 * that leaves the worker, to whomever, is searched for those that lie face down.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refused, type Seat } from "../../engine/rules.ts";
import { seedOf } from "../../engine/seeds.ts";
import { cpu } from "../../games/loops/cpu.ts";
import { rules, type LoopsState } from "../../games/loops/rules.ts";
import { faces } from "../../games/loops/tiles.ts";
import { randomFrom } from "../../engine/random.ts";
import { clientOf, keyOf, type Client } from "../http/client.ts";
import { seedFor } from "../setups.ts";
import { follow, send, tablesOf } from "./worker.ts";

/** The first of those numbers: no score, row or time of a match is one of them. */
const first = 900;
const marked = /(?<![\w.-])9\d\d(?![\w.-])/g;
/** Where something is drawn says nothing else. */
const places = / (?:d|x|y|x1|x2|y1|y2|cx|cy|r|width|height|viewBox|transform|points)="[^"]*"/g;
const seats = [0, 1, 2, 3] as const;

const { start } = rules;
const mark = (id: number | null): number | null => (id === null ? null : first + id);
const set = [...Array.from({ length: first }, () => [[0, 0, 0, 0], 0] as const), ...faces];

/** Only the numbers differ: the board's set of tiles is a longer one. */
function markedStart(setup: Parameters<typeof start>[0]): LoopsState {
  const state = start(setup);
  return {
    ...state,
    set,
    tiles: state.tiles.map(([r, c, id]) => [r, c, first + id]),
    racks: state.racks.map((rack) => rack.map(mark)),
    bag: state.bag.map(mark),
  };
}

const said: string[] = [];
beforeEach(() => {
  vi.spyOn(rules, "start").mockImplementation(markedStart);
  for (const way of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, way).mockImplementation((...words) => void said.push(words.join(" ")));
  }
});
afterEach(() => vi.restoreAllMocks());

/** What has left the worker, and to whom. */
interface Told {
  readonly to: Seat | null;
  /** An earlier position: what was on one's own rack then may be in the bag by now. */
  readonly past?: boolean;
  readonly text: string;
}

test("K67–K71: no byte names a tile that lies face down, nor the seed", async () => {
  const { id, players, truth } = await seated();
  const secret = String((await tablesOf(id))["secrets"]?.map((row) => Object(row).secret)[0]);
  const seed = seedOf(secret, "game", 0);
  const lines = await Promise.all([null, ...seats].map((seat) => lineOf(id, players, seat)));
  let found = 0;
  const look = (told: readonly Told[], now: LoopsState): void => {
    for (const { to, text, past } of told) {
      const own = past ? truth.flatMap(({ state }) => state.racks[to ?? -1] ?? []) : [];
      const hidden = hiddenFrom(now, to, own);
      const named = [...text.replaceAll(places, "").matchAll(marked)];
      const wrong = named.filter(([number]) => hidden.has(Number(number)));
      const around = wrong.map(({ index, input }) => input.slice(index - 60, index + 20));
      expect([to, ...around]).toEqual([to]);
      expect([text.includes(secret), text.includes(seed)]).toEqual([false, rulesOver(now)]);
      found += named.length;
    }
  };
  for (;;) {
    const { state, n } = truth.at(-1) ?? { state: null, n: 0 };
    if (!state || rules.turn(state) === null) break;
    const seat = rules.turn(state) ?? 0;
    const leaves = n === 20;
    const random = randomFrom(seedFor(n));
    const move = rules.write(cpu.choose(rules, rules.view(state, seat), 2, random));
    const act = leaves ? { act: "leave" } : { act: "move", move };
    const refusals = await refusedTo(id, players, n, seat, state);
    look(refusals, state);
    const got = await (players[seat] as Client).act(id, { n, seat, ...act });
    expect([got.status, got.why]).toEqual([201, undefined]);
    const step = leaves ? rules.leave(state, seat) : rules.apply(state, rules.read(move) ?? "keep");
    if (refused(step)) throw new Error(step.why);
    truth.push({ n: got.seen.n, state: settled(step.state) });
    const now = truth.at(-1)?.state ?? state;
    expect(got.seen.view).toEqual(rules.view(now, seat));
    if (rules.turn(now) === null) break;
    look([{ to: seat, text: got.text }], now);
    if (n % 8 === 0 || leaves) look(await everything(id, players), now);
  }
  const turns = () => lines.map(({ told }) => told.at(-1)?.turn);
  await expect.poll(turns).toEqual(lines.map(() => null));
  for (const { seat, told } of lines) {
    for (const seen of told.filter(({ turn }) => turn !== null)) {
      const at = truth.find(({ n }) => n === seen.n) ?? truth[0];
      if (at) look([{ to: seat, text: JSON.stringify(seen) }], at.state);
    }
  }
  // The seed is open now; the match's secret never is.
  const over = (await clientOf(send).look(id)).text;
  expect([over.includes(seed), over.includes(secret)]).toEqual([true, false]);
  expect(said.join("\n")).not.toMatch(marked);
  expect(said.join("\n")).not.toContain(secret);
  // Tiles that lie open were named: it was searched where they would stand.
  expect(found).toBeGreaterThan(1000);
});

const rulesOver = (state: LoopsState): boolean => rules.turn(state) === null;

/** What the rules then do by themselves is in the same row. */
function settled(state: LoopsState): LoopsState {
  const forced = rules.turn(state) === null ? null : rules.forced(state);
  if (forced === null) return state;
  const step = rules.apply(state, forced);
  return refused(step) ? state : settled(step.state);
}

/** `own`: what they may know all the same. */
function hiddenFrom(
  { bag, racks }: LoopsState,
  seat: Seat | null,
  own: readonly (number | null)[],
): ReadonlySet<number | null> {
  const others = racks.filter((_, of) => of !== seat);
  return new Set([...bag, ...others.flat()].filter((tile) => !own.includes(tile)));
}

async function seated() {
  const players = seats.map(() => clientOf(send));
  const [anna, ...others] = players as [Client, ...Client[]];
  const made = await anna.make({ kind: "loops", seats: ["me", "free", "free", "free"] });
  const { id } = made.seen;
  let { n } = made.seen;
  for (const [i, other] of others.entries()) {
    ({ n } = (await other.sit(id, keyOf(made, i + 1))).seen);
  }
  const secret = String((await tablesOf(id))["secrets"]?.map((row) => Object(row).secret)[0]);
  const setup = { sides: [...seats], starter: 0, nth: 0, seed: seedOf(secret, "game", 0) };
  const state = rules.start({ ...setup, options: { mode: "racks", rounds: null } });
  return { id, players, truth: [{ n, state }] };
}

async function lineOf(id: string, players: readonly Client[], seat: Seat | null) {
  const key = seat === null ? undefined : players[seat]?.key;
  const { told } = await follow(id, seat === null ? "" : `?seat=${seat}`, key);
  return { seat, told };
}

/** What is answered to acts that are none of theirs, or not now. */
async function refusedTo(
  id: string,
  players: readonly Client[],
  n: number,
  turn: Seat,
  state: LoopsState,
): Promise<readonly Told[]> {
  const other = (turn + 1) % seats.length;
  const rack = state.racks[turn] ?? [];
  const moves = ["exchange", "keep", `lay ${rack[0] ?? first}@5,6`, "lay 980@0,0", "nonsense"];
  const move = moves[n % moves.length] ?? "";
  const mine = await (players[other] as Client).act(id, { n, seat: other, act: "move", move });
  const theirs = await (players[other] as Client).act(id, { n, seat: turn, act: "move", move });
  const stale = await (players[other] as Client).act(id, {
    n: n - 1,
    seat: other,
    act: "move",
    move,
  });
  // Whoever names a tile is told it in no answer but their own words; none is echoed.
  return [mine, theirs, stale].map(({ text, status }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    return { to: other, text };
  });
}

/** Whatever can be had of a match, by everybody. */
async function everything(id: string, players: readonly Client[]): Promise<readonly Told[]> {
  const api = ["", "?seat=0", "?seat=3", "?game=1&ply=0", "?game=1&ply=7", "?ply=99"];
  const paths = [
    ...api.map((query) => `/api/matches/${id}${query}`),
    ...["", "?lang=en", "?game=1&ply=5", ".svg", ".png", ".txt", ".json"].map(
      (end) => `/g/${id}${end}`,
    ),
    `/embed/${id}`,
    "/me",
    "/",
    "/api/me/matches",
    "/api/me/export",
  ];
  const asked = [null, ...seats].flatMap((to) =>
    paths.map(async (path): Promise<Told> => {
      const key = to === null ? null : players[to]?.key;
      const headers = key ? { authorization: `Bearer ${key}` } : {};
      const answer = await send(path, { headers });
      const text = JSON.stringify([...answer.headers]) + (await answer.text());
      return { to, text, past: path.includes("ply=") };
    }),
  );
  return Promise.all(asked);
}
