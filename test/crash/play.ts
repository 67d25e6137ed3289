/** How a pair plays: as fast as answers come, and again after the power was cut. */
import type { Random } from "../../engine/random.ts";
import { isStored, type Fault } from "./check.ts";
import type { Files } from "./files.ts";
import { tableFor, type Table } from "./table.ts";

export interface Load {
  /** Whether the power is being cut: no answer is no fault then. */
  cut: boolean;
}

/** Acts at one table after another until nobody answers. `underWay`: after the first answer. */
export function play(
  tables: Table[],
  random: Random,
  load: Load,
): { readonly underWay: Promise<void>; readonly over: Promise<readonly Fault[]> } {
  const first = Promise.withResolvers<void>();
  const over = (async (): Promise<readonly Fault[]> => {
    for (;;) {
      const table = lastOf(tables);
      let answered = false;
      try {
        const got = await table.act(random);
        answered = true;
        table.take(got);
        first.resolve();
      } catch (error) {
        first.resolve();
        return load.cut && !answered ? [] : [stuck(table, error)];
      }
    }
  })();
  return { underWay: first.promise, over };
}

/** The table that is played at: a new one when the last is played out. */
function lastOf(tables: Table[]): Table {
  const table = tables.at(-1);
  if (!table) throw new Error("a pair without a table");
  if (!table.done) return table;
  const fresh = tableFor(table.players);
  tables.push(fresh);
  return fresh;
}

/** After the restart what was on its way is sent twice more, and the match must go on. */
export async function goOn(table: Table, files: Files, random: Random): Promise<readonly Fault[]> {
  try {
    const faults = table.flying ? await sentTwice(table, table.flying.what, files) : [];
    if (!table.done) table.take(await table.act(random));
    return faults;
  } catch (error) {
    return [stuck(table, error)];
  }
}

/** Whoever repeats an act has it done once: one answer is news if it was not stored, none if so. */
async function sentTwice(table: Table, what: string, files: Files): Promise<readonly Fault[]> {
  const most = Number(!isStored(table, files));
  const answers = await Promise.all([table.repeat(), table.repeat()]);
  const news = answers.filter(({ status }) => status === 201).length;
  table.take(answers.find(({ status }) => status > 201) ?? answers[0]);
  if (news === most) return [];
  const story = `${table.id}: ${what} was ${most ? "not " : ""}stored; sent twice, ${news} new`;
  return [{ wrong: news > most ? "doubled" : "torn", story }];
}

/** Every match can be played to its end. */
export async function toTheEnd(table: Table, random: Random): Promise<readonly Fault[]> {
  try {
    while (!table.done) table.take(await table.act(random));
    return [];
  } catch (error) {
    return [stuck(table, error)];
  }
}

function stuck(table: Table, error: unknown): Fault {
  return { wrong: "stuck", story: `${table.id}: ${String(error)}` };
}
