/**
 * Writes golden matches: `node test/golden/write.ts`. Those that exist stay as they are, because
 * logs already written must fold for ever; a new variant adds files.
 */
import { existsSync, writeFileSync } from "node:fs";
import type { Act } from "../../engine/acts.ts";
import { decide, make } from "../../engine/decide.ts";
import type { Entry, Table } from "../../engine/entry.ts";
import { writeFacts, type Head, type Row } from "../../engine/facts.ts";
import { currentGame, position, type Match } from "../../engine/match.ts";
import { choose } from "../../engine/options.ts";
import { randomFrom } from "../../engine/random.ts";
import { recordOf } from "../../engine/record.ts";
import { kindOf } from "../../games/kinds.ts";

interface Wish extends Partial<Head> {
  readonly kind?: string;
  /** Who leaves before they would have that move of their own, counted from 0. */
  readonly leaves?: readonly (readonly [seat: number, turn: number])[];
}

const people = (count: number): readonly string[] => Array.from({ length: count }, () => "person");
const each = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const variants: Readonly<Record<string, Wish>> = {
  plain: {},
  random: { options: { content: "random" } },
  theme: { options: { content: "theme", theme: "piraten", first: 4 }, series: "best-of-3" },
  weighted: { options: { content: "weighted", w: 4, h: 4 } },
  field: { options: { content: "field", field: "3x3:swap@0,0;bomb@0,1;extra@1,1;x2@2,2;w3@2,0" } },
  blitz: { options: { content: "random", blitz: true } },
  hatz: { options: { content: "theme", theme: "zirkus", twistHatz: true } },
  misere: { options: { misere: true, w: 3, h: 3 } },
  early: { options: { earlyEnd: true, w: 5, h: 5 } },
  teams: { sides: [0, 1, 0, 1, 1], seats: people(5) },
  line: {
    sides: [0, 1, 0, 1],
    seats: people(4),
    options: { teamRotation: "line", content: "random" },
  },
  sum: { options: { w: 3, h: 2 }, series: "sum-of-3" },
  cpu: { seats: ["person", "cpu:2"], options: { w: 4, h: 4 } },
  "corners-small": { kind: "corners" },
  "corners-big": { kind: "corners", options: { n: 9 } },
  "corners-pro": { kind: "corners", options: { n: 9, pro: true } },
  "corners-cpu": { kind: "corners", seats: ["cpu:1", "person"] },
  "loops-two": { kind: "loops" },
  "loops-four": {
    kind: "loops",
    seats: people(4),
    sides: each(4),
    leaves: [
      [2, 3],
      [0, 6],
    ],
  },
  "loops-open": {
    kind: "loops",
    seats: people(3),
    sides: each(3),
    options: { mode: "rounds", rounds: 5 },
  },
  "loops-sum": { kind: "loops", series: "sum-of-2" },
  "loops-cpu": { kind: "loops", seats: ["person", "cpu:2"], options: { mode: "rounds" } },
};

for (const [name, wish] of Object.entries(variants)) {
  for (const nr of [1, 2]) {
    const file = `test/golden/${name}-${nr}.json`;
    if (existsSync(file)) continue;
    writeFileSync(file, `${JSON.stringify(await play(name, nr, wish), null, 1)}\n`);
  }
}

async function play(name: string, nr: number, given: Wish): Promise<object> {
  const { kind = "dots", leaves = [], ...wish } = given;
  const game = kindOf(kind);
  if (!game) throw new Error(`no such game: ${kind}`);
  const [rules, cpu] = [await game.rules(), await game.cpu()];
  const secret = [...`${name} ${nr}`]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join("")
    .padEnd(64, "7");
  const table: Table = { rules, cpu, secret };
  const options = choose(rules.choices, wish.options);
  if (!options) throw new Error(`options of ${name}`);
  const seats = wish.seats ?? ["person", "person"];
  const head: Head = {
    sides: [0, 1], series: "single", starter: "lot", alternate: true, pace: "none", late: "cpu",
    standIn: false, undo: "ask", open: false, ranked: false, hideNames: false,
    ...wish,
    seats,
    options,
  };
  const seated = seats.flatMap((who, seat) => (who === "person" ? [seat] : []));
  const random = randomFrom(secret);
  const rows: Row[] = [];
  const keep = ({ row, facts, match }: Entry): Match => {
    rows.push({ ...row, text: writeFacts(facts) });
    return match;
  };
  let match = keep(make(kind, head, seated, 1_700_000_000_000, table));
  while (!match.series.over) {
    const state = position(currentGame(match));
    const seat = rules.turn(state);
    if (seat === null) throw new Error("nobody is on turn");
    const turns = currentGame(match).moves.filter((move) => move.seat === seat).length;
    const goes = leaves.some(([who, turn]) => who === seat && turn === turns);
    const move = (): Act => ({
      act: "move",
      moves: [rules.write(cpu.choose(rules, rules.view(state, seat), 2, random))],
    });
    const sender = { n: match.n, seat, held: [seat], maker: false };
    const act: Act = goes ? { act: "leave" } : move();
    const decision = decide(match, act, sender, [], match.at + 60_000, table);
    if (!("row" in decision)) throw new Error(JSON.stringify(decision));
    match = keep(decision);
  }
  const last = match.games.map(position);
  const ends = last.map((state) => rules.sketch(state));
  const shown = last.map((state) => rules.sketch(rules.view(state, null)));
  const record = recordOf(match, table, null);
  return { secret, rows, record, ends, ...(rules.hidden && { shown }) };
}
