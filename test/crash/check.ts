/** What was promised against what is there: in the files, and over HTTP after the restart. */
import { packed, readFacts, type Fact, type Row } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import { currentGame } from "../../engine/match.ts";
import { anyRules } from "../../engine/rules.ts";
import { rules } from "../../games/dots/rules.ts";
import type { Got } from "../http/client.ts";
import type { Files, Stored } from "./files.ts";
import type { Intent, Table } from "./table.ts";

/**
 * lost: acknowledged, and not there. doubled: there more often than it was meant. torn: half of
 * something, or one place that tells another story than the other. stuck: it cannot go on.
 */
export const wrongs = ["lost", "doubled", "torn", "stuck"] as const;
export interface Fault {
  readonly wrong: (typeof wrongs)[number];
  readonly story: string;
}

/** What is wrong with the files of tables; `storedOf` tells whether an act in flight is there. */
export function faultsIn(tables: readonly Table[], files: Files): readonly Fault[] {
  const broken = files.broken.map((story): Fault => ({ wrong: "torn", story }));
  return [...broken, ...tables.flatMap((table) => faultsAt(table, files))];
}

/** Was what was on its way when the power went written all the same? */
export function isStored({ id, acknowledged, flying }: Table, files: Files): boolean {
  const row = files.matches.get(id)?.rows[acknowledged.length];
  return flying !== null && row !== undefined && isFrom(row, flying);
}

function faultsAt(table: Table, files: Files): readonly Fault[] {
  const stored = files.matches.get(table.id);
  const about = (wrong: Fault["wrong"], what: string): Fault => ({
    wrong,
    story: `${table.id}: ${what}`,
  });
  const { acknowledged, flying } = table;
  if (!stored) {
    return acknowledged.map((intent) => about("lost", `${intent.what}, with the whole match`));
  }
  const faults: Fault[] = [];
  let at = 0;
  const meant = [...acknowledged, ...(flying ? [flying] : [])];
  for (const row of stored.rows) {
    const intent = meant[at];
    if (intent && isFrom(row, intent)) at++;
    else if (meant.slice(0, at).some((one) => isFrom(row, one)))
      faults.push(about("doubled", textOf(row)));
    else faults.push(about("torn", `nobody meant ${textOf(row)}`));
  }
  for (const { what, move = "" } of acknowledged.slice(at))
    faults.push(about("lost", `${what} ${move}`));
  return [
    ...faults,
    ...tornIn(stored).map((what) => about("torn", what)),
    ...listsOf(table, files).map(({ wrong, story }) => about(wrong, story)),
  ];
}

function textOf(row: Row): string {
  return `row ${row.n}: ${row.what} of ${row.seat}: ${row.text.replaceAll("\n", " / ")}`;
}

function isFrom(row: Row, { what, seat, move }: Intent): boolean {
  if (row.what !== what || row.seat !== seat) return false;
  return move === undefined || row.text.split("\n").includes(`move ${seat} ${packed(move)}`);
}

/** What does not go together within one file. */
function tornIn(stored: Stored): readonly string[] {
  const { rows, seats, held } = stored;
  const torn: string[] = [];
  if (rows.some(({ n }, i) => n !== i + 1)) torn.push(`rows ${rows.map(({ n }) => n).join()}`);
  const facts = rows.flatMap(({ text }) => readFacts(text) ?? []);
  for (const { seat, generation } of seats) {
    const keys = generationOf(seat, facts);
    if (keys !== generation) torn.push(`seat ${seat} has key ${generation}, its log ${keys}`);
    if (keys > 0 && !held.includes(seat)) torn.push(`seat ${seat} is taken, and nobody's`);
  }
  try {
    movesIn(stored);
  } catch (error) {
    torn.push(String(error));
  }
  return torn;
}

/** The generation of a seat's key, as the log tells it: one more with each sitting down. */
function generationOf(seat: number, facts: readonly Fact[]): number {
  return facts.reduce((generation, fact) => {
    if (fact.is === "sit" && fact.seat === seat) return generation + 1;
    return fact.is === "key" && fact.seat === seat ? fact.generation : generation;
  }, 0);
}

/** The moves of the current game. */
function movesIn({ rows, secret }: Stored): string {
  const match = fold(rows, { rules: anyRules(rules), secret });
  if (!match) throw new Error("a match without rows");
  return currentGame(match)
    .moves.map(({ text }) => packed(text))
    .join(" ");
}

/** A match stands once in the list of its maker, and in that of whoever sat down. */
function listsOf(
  { id, acknowledged }: Table,
  { players }: Files,
): Pick<Fault, "wrong" | "story">[] {
  const lists = players.map((list) => list.filter((one) => one === id).length);
  const listed = lists.filter((times) => times > 0).length;
  const sat = acknowledged.filter(({ what }) => what === "make" || what === "sit").length;
  const missing = Math.max(0, sat - listed);
  const twice = lists.filter((times) => times > 1).length;
  return [
    ...(missing > 0
      ? [{ wrong: "lost" as const, story: `not in ${missing} lists of players` }]
      : []),
    ...(twice > 0 ? [{ wrong: "doubled" as const, story: `twice in ${twice} lists` }] : []),
  ];
}

/** What HTTP tells of a match, against its file. */
export function faultsTold(table: Table, files: Files, told: Got): readonly Fault[] {
  const stored = files.matches.get(table.id);
  const say = (is: unknown, file: unknown): readonly Fault[] =>
    is === file ? [] : [{ wrong: "torn", story: `${table.id}: told ${is}, its file says ${file}` }];
  if (!stored || told.status !== 200) return say(told.status, stored ? 200 : 404);
  return [...say(told.seen.n, stored.rows.length), ...say(told.seen.moves, movesIn(stored))];
}
