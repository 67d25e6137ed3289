/** Floor and product by turns: round trips, acts per second, CPU. */
import { readdirSync, readFileSync } from "node:fs";
import type { Served } from "../miniflare/server.ts";
import { floorBoards, productBoards, type Board, type Opener } from "./boards.ts";
import { gameOf, type Move } from "./game.ts";

const moves = gameOf(5);
/** Games of each round that are played alone, one after another. */
const alone = 5;
/** Games that are played at the same time, a part of each in every round. */
const crowd = 100;
/** Games before anything is measured. */
const warmUp = 10;

export interface Figures {
  /** From sending an act until it is answered and both pages are told, ms. */
  readonly p50: number;
  readonly p99: number;
  /** Acts per second with one match, and with a hundred at once. */
  readonly one: number;
  readonly hundred: number;
  /** What workerd computes for an act, ms. */
  readonly cpu: number;
}
export interface Round {
  readonly floor: Figures;
  readonly product: Figures;
}

interface Subject {
  readonly server: Served;
  readonly open: Opener;
  readonly crowd: readonly Board[];
}

/**
 * So many rounds, in each of which both are measured; they take turns in beginning. `done`: the
 * number of each, from 1, when it is over.
 */
export async function measure(
  floor: Served,
  product: Served,
  count: number,
  done: (round: number) => void,
): Promise<Round[]> {
  const [one, other] = [
    await prepared(floor, floorBoards(floor.address)),
    await prepared(product, productBoards(product.address)),
  ];
  const part = moves.length / count;
  const rounds: Round[] = [];
  for (let round = 0; round < count; round++) {
    const now = moves.slice(round * part, (round + 1) * part);
    const both = round % 2 ? [other, one] : [one, other];
    const figures = await measured(both, now);
    const [first, second] = round % 2 ? figures.toReversed() : figures;
    if (first && second) rounds.push({ floor: first, product: second });
    done(round + 1);
  }
  for (const board of [...one.crowd, ...other.crowd]) board.close();
  return rounds;
}

async function prepared(server: Served, open: Opener): Promise<Subject> {
  for (let game = 0; game < warmUp; game++) {
    const board = await open(5);
    await playAll([board], moves);
    board.close();
  }
  const boards: Board[] = [];
  while (boards.length < crowd) boards.push(await open(5));
  return { server, open, crowd: boards };
}

/** One round: games alone by turns, then the next part of all games of the crowd. */
async function measured(subjects: readonly Subject[], part: readonly Move[]): Promise<Figures[]> {
  const trips = subjects.map((): number[] => []);
  const [cpu, spent] = [subjects.map(() => 0), subjects.map(() => 0)];
  const work = async (
    i: number,
    { server }: Subject,
    run: () => Promise<void>,
  ): Promise<number> => {
    const [before, began] = [cpuOf(server.workerd), performance.now()];
    await run();
    cpu[i] = (cpu[i] ?? 0) + cpuOf(server.workerd) - before;
    return performance.now() - began;
  };
  for (let game = 0; game < alone; game++) {
    for (const [i, subject] of subjects.entries()) {
      const board = await subject.open(5);
      const time = await work(i, subject, async () => {
        trips[i]?.push(...(await playAll([board], moves)));
      });
      spent[i] = (spent[i] ?? 0) + time;
      board.close();
    }
  }
  const figures: Figures[] = [];
  for (const [i, subject] of subjects.entries()) {
    const time = await work(i, subject, async () => void (await playAll(subject.crowd, part)));
    const [few, many] = [alone * moves.length, crowd * part.length];
    figures.push({
      p50: quantile(trips[i] ?? [], 0.5),
      p99: quantile(trips[i] ?? [], 0.99),
      one: (few / (spent[i] ?? 0)) * 1000,
      hundred: (many / time) * 1000,
      cpu: (cpu[i] ?? 0) / (few + many),
    });
  }
  return figures;
}

/** Plays these moves at all boards at once. How long each took, ms. */
async function playAll(boards: readonly Board[], list: readonly Move[]): Promise<number[]> {
  const each = boards.map(async (board) => {
    const trips: number[] = [];
    for (const move of list) {
      const began = performance.now();
      await board.play(move);
      trips.push(performance.now() - began);
    }
    return trips;
  });
  return (await Promise.all(each)).flat();
}

/** What all threads of a process have computed so far, ms. Linux counts it in ns. */
function cpuOf(id: number): number {
  const threads = readdirSync(`/proc/${id}/task`);
  const spent = threads.map((thread) => {
    return Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  });
  return spent.reduce((total, ns) => total + ns, 0) / 1e6;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
