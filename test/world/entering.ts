/** Rows as they come in: what the log tells, what the product folds, what time alone may enter. */
import type { Row } from "../../engine/facts.ts";
import { enterRow } from "../../engine/fold.ts";
import { currentGame, type Match } from "../../engine/match.ts";
import { clockOf } from "../../engine/pace.ts";
import type { AnyRules } from "../../engine/rules.ts";
import { follow } from "./ahead.ts";
import { apply } from "./answers.ts";
import { mayStandIn, type Absence } from "./absent.ts";
import type { Told } from "./history.ts";
import { readRow } from "./reading.ts";
import { Broken, count, type Scene } from "./scene.ts";
import { newSight } from "./sight.ts";

/** `absence`: who was there when it was written. */
export function enter(scene: Scene, row: Row, absence: Absence): void {
  const { rules, told, disk, match, sky } = scene;
  const ground = { rules, secret: disk.secret?.secret ?? "" };
  const before = told.at(-1) ?? null;
  try {
    told.push(readRow(before, row, ground));
  } catch (error) {
    throw new Broken(`row ${row.n}: ${(error as Error).message}`, { cause: error });
  }
  scene.match = enterRow(match, row, ground);
  scene.sight ??= newSight(ground);
  const after = told.at(-1);
  if (!before || !after) return;
  if (row.what === "time") checkTime(scene, row, before, absence);
  waits(before, after, match, scene.match, rules);
  const aheads = follow({ aheads: scene.beside.aheads, before, after, rules });
  if ("wrong" in aheads) throw new Broken(aheads.wrong);
  scene.beside = { ...scene.beside, aheads };
  for (const what of shown(row, sky.now - row.at)) count(scene, what);
}

/** Nobody is taken for away who is there; a seat that is given out is nobody's from now on. */
function checkTime(scene: Scene, row: Row, before: Told, absence: Absence): void {
  for (const [, seat = ""] of row.text.matchAll(/^standin (\d+) on$/gm)) {
    if (mayStandIn(before, Number(seat), absence, scene.sky.now)) continue;
    throw new Broken(`the CPU stands in for ${seat}, who was there a minute ago`);
  }
  for (const [, seat = ""] of row.text.matchAll(/^key (\d+) /gm)) {
    apply(scene, { is: "reset", seat: Number(seat) });
  }
}

/**
 * I8: whoever is waited for is told that once for every turn. That hangs on what the match is
 * after a row, and changes when somebody else has moved, or is waited for, and at no other time.
 */
function waits(before: Told, after: Told, old: Match | null, now: Match, rules: AnyRules): void {
  const changes = truthOf(old, rules) !== truthOf(now, rules);
  if (changes !== (before.turn.nth !== after.turn.nth)) {
    throw new Broken(`I8: ${after.turn.seat} is ${changes ? "told twice" : "not told"}`);
  }
  if (clockOf(now, rules) !== after.turn.seat || now.due !== after.due) {
    throw new Broken("I8: somebody else is waited for, or until another time");
  }
}

function truthOf(match: Match | null, rules: AnyRules): string {
  const seat = match && clockOf(match, rules);
  if (match === null || seat === null) return "nobody";
  const { moves } = currentGame(match);
  const others = moves.findLastIndex((move) => move.seat !== seat);
  return `${seat} since ${others}, row ${moves[others]?.row} of game ${match.games.length}`;
}

/** What a row of time's shows. */
function shown({ what, text }: Row, early: number): readonly string[] {
  const marked = [...new Set(text.match(/(?<=^move \d+ \S+ )(?:plan|standin|time)$/gm))];
  const moves = marked.map((mark) => `moves by ${mark}`);
  if (early < 0) moves.push("a row at the time of the one before: the clock was put back");
  if (/^back /m.test(text)) moves.push("somebody is back");
  if (what !== "time") return moves;
  if (text.startsWith("due")) return [...moves, "an outage moves a deadline"];
  if (text.startsWith("lapse")) return [...moves, "a seat is given out after a day"];
  if (text.startsWith("standin")) return [...moves, "the CPU stands in"];
  if (!text.startsWith("missed")) return [...moves, "nobody has chosen in 48 hours"];
  if (/^end time|^left/m.test(text)) return [...moves, "lost on time"];
  return [...moves, text.includes("move ") ? "late: the CPU plays" : "late: the others choose"];
}
