/** Power cuts under load: play, SIGKILL, read what is there, start again, and go on. */
import { setTimeout as pause } from "node:timers/promises";
import { randomFrom, type Random } from "../../engine/random.ts";
import { hashOf } from "../../worker/keys.ts";
import { clientOf, type Send } from "../http/client.ts";
import { serve, type Place, type Served } from "../miniflare/server.ts";
import { faultsIn, faultsTold, isStored, type Fault } from "./check.ts";
import { readFiles } from "./files.ts";
import { goOn, play, toTheEnd, type Load } from "./play.ts";
import { tableFor, type Table } from "./table.ts";

/** Matches that are played at the same time. */
const atOnce = 24;
/** The power goes so many ms after the load runs at every table. */
const [soonest, latest] = [50, 500];
/** An answer that takes longer is none, ms. */
const patience = 30_000;

export interface Cycle {
  /** When the power went, ms. */
  readonly after: number;
  /** Acts answered before the power went. */
  readonly acknowledged: number;
  /** Acts sent and not answered, and how many of them were written all the same. */
  readonly flying: number;
  readonly stored: number;
  readonly faults: readonly Fault[];
}

/**
 * Plays and crashes so many times, then plays every match to its end; what is wrong then comes
 * with a last cycle in which the power never went. The same seed gives the same moments.
 */
export async function* crashes(place: Place, cycles: number, seed: number): AsyncGenerator<Cycle> {
  const random = randomFrom(hashOf(`crash ${seed}`));
  let server = await serve(place);
  const send: Send = (path, init) =>
    fetch(server.address + path, { ...init, signal: AbortSignal.timeout(patience) });
  // One pair of players each plays one match after another.
  const pairs = Array.from({ length: atOnce }, () => [tableFor([clientOf(send), clientOf(send)])]);
  const tables = (): readonly Table[] => pairs.flat();
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const after = soonest + random.below(latest - soonest + 1);
      const cut = await cutPower(pairs, random, after, server);
      const files = readFiles(place.folder);
      const stored = sum(tables(), (table) => isStored(table, files));
      const found = faultsIn(tables(), files);
      server = await serve(place);
      const told = await each(tables(), async (table) =>
        faultsTold(table, files, await table.players[0].look(table.id)),
      );
      const stuck = await each(pairs, (own) => goOn(current(own), files, random));
      yield { ...cut, after, stored, faults: [...cut.faults, ...found, ...told, ...stuck] };
    }
    const stuck = await each(pairs, (own) => toTheEnd(current(own), random));
    await server.kill();
    const faults = [...stuck, ...faultsIn(tables(), readFiles(place.folder))];
    yield { after: 0, acknowledged: 0, flying: 0, stored: 0, faults };
  } finally {
    await server.kill();
  }
}

/** All pairs play; once each has had an answer, the power is cut at its moment. */
async function cutPower(
  pairs: readonly Table[][],
  random: Random,
  after: number,
  server: Served,
): Promise<Omit<Cycle, "after" | "stored">> {
  const count = (): number =>
    pairs.flat().reduce((total, { acknowledged }) => total + acknowledged.length, 0);
  const before = count();
  const load: Load = { cut: false };
  const running = pairs.map((own) => play(own, random, load));
  await Promise.all(running.map(({ underWay }) => underWay));
  await pause(after);
  load.cut = true;
  await server.kill();
  const faults = (await Promise.all(running.map(({ over }) => over))).flat();
  const flying = sum(pairs.flat(), (table) => table.flying !== null);
  return { acknowledged: count() - before, flying, faults };
}

function current(own: readonly Table[]): Table {
  const table = own.at(-1);
  if (!table) throw new Error("a pair without a table");
  return table;
}

function sum(tables: readonly Table[], is: (table: Table) => boolean): number {
  return tables.filter(is).length;
}

async function each<T>(
  things: readonly T[],
  one: (thing: T) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  return (await Promise.all(things.map(one))).flat();
}
