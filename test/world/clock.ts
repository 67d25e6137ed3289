/** I7 and I9: the alarm, who is there, what time must have entered by now, and how it all ends. */
import type { Seat } from "../../engine/rules.ts";
import { endOf, seenComing, timeEnters, type Absence } from "./absent.ts";
import { isDone } from "./answers.ts";
import { nothingBeside } from "./beside.ts";
import type { Came } from "./check.ts";
import type { Told } from "./history.ts";
import { bared, heldBy } from "./ledger.ts";
import { Broken, count, forget, type Scene } from "./scene.ts";
import type { Step } from "./steps.ts";

/** The seats of all whose page is open, besides one that is only just being opened. */
export function hereIn({ lines, cast, ledger }: Scene, but?: number): readonly Seat[] {
  const all = [...lines].flatMap(([line, { socket, by, seat }]) => {
    const who = cast.devices[by];
    const gone = line === but || socket.closed !== null;
    return seat === null || gone || !who || !ledger ? [] : heldBy(ledger, who);
  });
  return [...new Set(all)];
}

/** Who was there when a step came in; a page that goes with it is there no more. */
export function presentIn(scene: Scene, step: Step): Absence {
  const { absence, sky, told } = scene;
  const now = told.at(-1);
  if (step.is !== "drop" || !now) return absence;
  return seenComing(absence, hereIn(scene), now, { clock: sky.now, notices: false, acted: [] });
}

/** Whatever reaches a match enters what time has decided by then, whether an alarm came or not. */
export function checkOwed(scene: Scene, came: Came, step: Step, before: Told | undefined): void {
  const entered = came.rows.some(({ what }) => what === "time");
  if (!before || entered || !came.reached) return;
  const at = timeEnters(before, presentIn(scene, step), scene.rules);
  if (scene.sky.now >= at) throw new Broken("what time has decided was not entered");
}

/** A match goes when it is time for that, and stays until then. */
export function checkEnd(scene: Scene, came: Came, step: Step): void {
  const { told, disk, beside, sky } = scene;
  const last = told.at(-1);
  if (!last) return;
  const end = endOf(last, beside.extended);
  const due = step.is === "alarm" && came.reached && sky.now >= end.at ? end.is : null;
  if (disk.made === (due === "deleted")) {
    throw new Broken(`I7: ${disk.made ? "there still" : "gone"}, at the end of its time or not`);
  }
  if (!disk.made) {
    if (disk.rows.length > 0 || disk.alarm !== null) throw new Broken("I7: something remains");
    count(scene, "a match is deleted");
    return forget(scene);
  }
  const bare = disk.secret?.maker === "";
  if (bare !== (scene.bare || due === "bare")) throw new Broken("I7: bare, or should be");
  if (!bare || scene.bare) return;
  const names = disk.seats.some((row) => row.name + row.plan + row.vote + row.nudged !== "");
  const held = disk.holders.length > 0 || disk.seats.some(({ player }) => player !== null);
  if (names || held) throw new Broken("somebody is still named in a bare record");
  Object.assign(scene, { bare, beside: nothingBeside });
  scene.ledger = scene.ledger && bared(scene.ledger);
  count(scene, "a bare record remains");
}

/** Who is there now, and what the object has noticed of that. */
export function come(scene: Scene, came: Came, step: Step): void {
  const told = scene.told.at(-1);
  if (!told) return;
  const followed = came.followed.some(({ status }) => status === 101);
  const acted = came.answers.some(({ to, answer }) => scene.sent.has(to) && isDone(answer));
  const notices = step.is === "drop" || followed || acted || scene.acted.length > 0;
  const looked = { clock: scene.sky.now, notices, acted: scene.acted };
  scene.absence = seenComing(scene.absence, hereIn(scene), told, looked);
}

/** I7: a live match has an alarm no later than the next thing that time will do to it. */
export function checkAlarm(scene: Scene, came: Came, step: Step): void {
  const { disk, object, told, rules, absence, beside, bare, sky } = scene;
  const last = told.at(-1);
  if (step.is === "alarm" && step.fails) scene.unarmed = true;
  else if (came.reached || step.is === "evict") scene.unarmed = false;
  if (!disk.made && disk.alarm !== null) throw new Broken("I7: an alarm without a match");
  if (!last || !object.awake || scene.unarmed) return;
  const end = bare ? Infinity : endOf(last, beside.extended).at;
  const next = Math.min(timeEnters(last, absence, rules), end);
  if (next < (disk.alarm ?? Infinity)) {
    throw new Broken(`I7: the alarm is at ${disk.alarm}, should be at ${next}`);
  }
  if (step.is === "alarm" && (disk.alarm ?? Infinity) <= sky.now) {
    throw new Broken("I7: the alarm fires for ever");
  }
}
