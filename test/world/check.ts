/** Everything that must hold after a step: I1 to I12 of `reliability.md` §4. */
import { isDeepStrictEqual } from "node:util";
import type { Row } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import type { Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Answer } from "./object.ts";
import { heldBy } from "./ledger.ts";
import { Broken, count, type Scene } from "./scene.ts";
import { answered, isDone } from "./answers.ts";
import { checkAlarm, checkEnd, checkOwed, come, hereIn, presentIn } from "./clock.ts";
import { enter } from "./entering.ts";
import type { Shown } from "./sight.ts";
import type { Query, Step } from "./steps.ts";
import { interference } from "./twins.ts";

/** What has come of a step, before anybody hears of it. */
export interface Came {
  /** Did it get as far as the match? */
  reached: boolean;
  rows: Row[];
  answers: { readonly to: number; readonly answer: Answer }[];
  followed: { readonly by: number; readonly seat: Seat | null; readonly status: number }[];
  failed: unknown[];
}

/** What somebody hears. */
export type Out =
  | { readonly is: "answer"; readonly to: number; readonly answer: Answer }
  | { readonly is: "told"; readonly line: number; readonly seen: Seen }
  | { readonly is: "closed"; readonly line: number; readonly code: number };

/** One position in so many is looked at twice where nothing lies face down. */
const twinEvery = 5;
const socketsPerSeat = 8;

export function check(scene: Scene, came: Came, step: Step): readonly Out[] {
  const { told } = scene;
  const first = told.at(-1);
  scene.acted = [];
  const present = presentIn(scene, step);
  const act = came.rows.findIndex(({ what }) => what !== "time");
  if (act >= 0 && act < came.rows.length - 1) throw new Broken("I2: two acts of one step");
  const byTime = act < 0 ? came.rows : came.rows.slice(0, act);
  for (const row of byTime) enter(scene, row, present);
  checkOwed(scene, came, step, first);
  // Whoever looks at the match is told first what time has done to it.
  if (byTime.length > 0) checkFrames(scene, came, step);
  const before = told.at(-1);
  const row = came.rows[act];
  if (row) enter(scene, row, present);
  if (row && !came.answers.some(({ answer }) => isDone(answer))) {
    throw new Broken(`row ${row.n} was written, but nobody is told`);
  }
  scene.rowsOf.set(
    step.id,
    came.rows.map(({ n }) => n),
  );
  for (const { to, answer } of came.answers) {
    answered(scene, to, answer, before, row);
    if (to !== step.id && isDone(answer) && row) scene.rowsOf.set(to, [row.n]);
  }
  checkEnd(scene, came, step);
  const outs = heard(scene, came);
  checkHolders(scene);
  checkFollowed(scene, came);
  come(scene, came, step);
  checkAlarm(scene, came, step);
  if (row) twins(scene, row);
  return outs;
}

/** I12: whoever holds a seat is the person who sits there, on whatever device. */
function checkHolders({ disk, cast }: Scene): void {
  for (const { seat, player } of disk.seats) {
    const theirs = disk.holders.filter((one) => one.seat === seat);
    const devices = cast.devices.filter(
      (one) => one.player === player || theirs.some(({ device }) => device === one.device),
    );
    if (new Set(devices.map(({ person }) => person)).size > 1) {
      throw new Broken(`I12: seat ${seat} is held by ${devices.map(({ name }) => name).join()}`);
    }
  }
}

/** A socket is for a seat of one's own, or an onlooker's; a seat has only so many. */
function checkFollowed({ ledger, cast, lines }: Scene, came: Came): void {
  for (const { by, seat, status } of came.followed) {
    const who = cast.devices[by];
    const held = ledger && who ? heldBy(ledger, who) : [];
    const taken = [...lines.values()].filter((line) => line.seat === seat).length;
    const full = seat !== null && taken - Number(status === 101) >= socketsPerSeat;
    const may = seat === null || held.includes(seat);
    const due = !ledger ? 404 : !may ? 403 : full ? 429 : 101;
    if (status !== due) throw new Broken(`a socket: ${status}, should be ${due}`);
  }
}

/** Checks and hands out what everybody hears. */
function heard(scene: Scene, came: Came): readonly Out[] {
  const outs: Out[] = [];
  const parsed = new Map<string, Seen>();
  const closed: Out[] = [];
  for (const [line, { socket }] of scene.lines) {
    if (socket.closed === null) continue;
    closed.push({ is: "closed", line, code: socket.closed });
    scene.lines.delete(line);
  }
  const here = hereIn(scene);
  for (const { to, answer } of came.answers) {
    if (answer && "seen" in answer && answer.seen) {
      const text = JSON.stringify(answer.seen);
      const asked = scene.steps.get(to);
      const by = asked && "by" in asked ? (scene.cast.devices[asked.by] ?? null) : null;
      const query: Query = asked?.is === "look" ? asked.query : {};
      look(scene, { seen: answer.seen, text, to: by, query }, here);
    }
    outs.push({ is: "answer", to, answer });
  }
  for (const [line, { socket, by, seat }] of scene.lines) {
    for (const text of socket.texts.splice(0)) {
      const seen = parsed.get(text) ?? (JSON.parse(text) as Seen);
      const to = seat === null ? null : (scene.cast.devices[by] ?? null);
      // Onlookers are all told the same.
      if (to !== null || !parsed.has(text)) {
        look(scene, { seen, text, to, query: seat === null ? {} : { seat } }, here);
      }
      parsed.set(text, seen);
      outs.push({ is: "told", line, seen });
    }
  }
  return [...outs, ...closed];
}

/** What time has entered goes to everybody, before the act that came after it. */
function checkFrames(scene: Scene, came: Came, step: Step): void {
  const opened = step.is === "follow" ? step.line : undefined;
  const here = hereIn(scene, opened);
  const renewed = came.rows.some(({ what }) => what === "renew-key");
  const parsed = new Map<string, Seen>();
  for (const [line, { socket, by, seat }] of scene.lines) {
    const text = line === opened ? undefined : socket.texts.shift();
    // By now other keys are given out than when that was told.
    if (text === undefined || renewed) continue;
    const seen = parsed.get(text) ?? (JSON.parse(text) as Seen);
    parsed.set(text, seen);
    const to = seat === null ? null : (scene.cast.devices[by] ?? null);
    look(scene, { seen, text, to, query: seat === null ? {} : { seat } }, here);
  }
}

function look(scene: Scene, shown: Shown, here: readonly Seat[]): void {
  const told = scene.told.at(-1);
  const { ledger, sight, beside } = scene;
  if (!told || !ledger || !sight) throw new Broken("shown what was never made");
  const wrong = sight.check(shown, told, ledger, { here, beside });
  if (wrong !== null) throw new Broken(`${wrong} (to ${shown.to?.name ?? "an onlooker"})`);
}

function twins(scene: Scene, row: Row): void {
  const { match, rules, cpu, disk } = scene;
  if (!match || (!rules.hidden && row.n % twinEvery !== 0)) return;
  const seats = match.seats.length + 1;
  const seat = row.n % seats;
  const table = { rules, cpu, secret: disk.secret?.secret ?? "" };
  const wrong = interference(match, table, seat === match.seats.length ? null : seat);
  if (wrong !== null) throw new Broken(wrong);
  count(scene, "two states, one sight");
}

/** After the last step: what was told row by row is what the whole log folds to. */
export function checkWhole(scene: Scene): void {
  const { disk, rules, match } = scene;
  const whole = fold(disk.rows, { rules, secret: disk.secret?.secret ?? "" });
  if (!isDeepStrictEqual(whole, match)) throw new Broken("I5: the log folds to another match");
}
