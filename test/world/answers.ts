/** What a match answers, held against what it must answer; and what that changes for people. */
import type { Row } from "../../engine/facts.ts";
import type { Seat } from "../../engine/rules.ts";
import type { Answer } from "./object.ts";
import { dueBeside, said, withoutSeat } from "./beside.ts";
import type { Told } from "./history.ts";
import { judge } from "./judge.ts";
import { changed, heldBy, newLedger, type Change, type Ledger } from "./ledger.ts";
import { Broken, count, type Scene } from "./scene.ts";
import { judgeSit, wrongKey } from "./sits.ts";
import type { Fields } from "./steps.ts";

const seatGone = 4001;
const rowless: readonly string[] = ["name", "mute", "plan", "nudge", "extend"];

export function isDone(answer: Answer): boolean {
  return "done" in answer && answer.done === 201;
}

/** `to`: the step that is answered; `before`: the match when it was decided. */
export function answered(
  scene: Scene,
  to: number,
  answer: Answer,
  before: Told | undefined,
  row: Row | undefined,
): void {
  const sent = scene.sent.get(to);
  if (!sent)
    return scene.steps.get(to)?.is === "make" ? made(scene, answer) : looked(scene, to, answer);
  const { fields, n } = sent;
  const by = scene.cast.devices[sent.step.by];
  const { ledger, disk } = scene;
  if (!ledger || !before || !by) {
    if ("done" in answer) throw new Broken(`${fields.act} in a match that was never made`);
    return;
  }
  if (rowless.includes(fields.act)) return own(scene, answer, heldBy(ledger, by), sent, before);
  if (fields.act === "sit") {
    const key = fields["key"] as string | undefined;
    const secret = disk.secret?.secret ?? "";
    const verdict = judgeSit(answer, by, { key, n }, { before, ledger, secret });
    if ("broken" in verdict) throw new Broken(verdict.broken);
    if (verdict.change) apply(scene, verdict.change);
    if (verdict.change?.is === "again" && scene.done.has(sent.step.intent)) {
      count(scene, "a lost first sit, sent again");
    }
    if (isDone(answer)) scene.done.add(sent.step.intent);
    count(scene, verdict.change ? `sits: ${verdict.change.is}` : "may not sit");
    return;
  }
  const rows = disk.rows.slice(0, before.n);
  const done = scene.done.has(sent.step.intent);
  const { now } = scene.sky;
  const { beside } = scene;
  const one = { step: sent.step, fields, n, by, before, rows, ledger, done, beside, now };
  const verdict = judge({ ...one, rules: scene.rules }, answer, row);
  if ("broken" in verdict) throw new Broken(`${fields.act}: ${verdict.broken}`);
  for (const what of verdict.shows) count(scene, what);
  const counted = verdict.shows.includes("a choice is counted");
  if (counted || isDone(answer)) acts(scene, fields, heldBy(ledger, by));
  if (counted) {
    scene.beside = said(fields, beside, before, now);
  }
  if (!isDone(answer)) return;
  scene.done.add(sent.step.intent);
  const seat = (fields["seat"] as Seat | undefined) ?? -1;
  if (fields.act === "renew-key") apply(scene, { is: "renew", seat, by });
}

function looked({ steps, cast, ledger, disk, told }: Scene, to: number, answer: Answer): void {
  const step = steps.get(to);
  const now = told.at(-1);
  const by = step?.is === "look" ? cast.devices[step.by] : undefined;
  if (step?.is !== "look" || !by) return;
  const { key } = step.query;
  if (ledger === null || !now) {
    if ("done" in answer) throw new Broken("shown what was never made");
  } else if (key !== undefined) {
    const secret = disk.secret?.secret ?? "";
    const wrong = wrongKey(answer, by, key, { told: now, ledger, secret });
    if (wrong !== null) throw new Broken(wrong);
  } else if (!("done" in answer)) throw new Broken(`looks, and gets ${answer.problem}`);
}

function made(scene: Scene, answer: Answer): void {
  if (!isDone(answer)) return;
  const [maker] = scene.cast.devices;
  const wished = scene.cast.wish["seats"] as readonly string[];
  const mine = wished.flatMap((who, seat) => (who === "me" ? [seat] : []));
  if (!maker || scene.ledger) throw new Broken("made twice");
  scene.ledger = newLedger(maker, mine, wished.length);
}

/** What only its holder may say of a seat, and what writes no row. */
function own(
  scene: Scene,
  answer: Answer,
  held: readonly Seat[],
  { fields, n }: { readonly fields: Fields; readonly n: number },
  told: Told,
): void {
  const { beside, rules } = scene;
  const { now } = scene.sky;
  const seat = Number(fields["seat"]);
  const due = held.includes(seat)
    ? dueBeside(fields, { told, beside, n, now, rules })
    : "not-your-seat";
  const got = "done" in answer ? "done" : answer.problem;
  if (got !== due) throw new Broken(`I12: ${fields.act}: ${got}, should be ${due}`);
  count(scene, due === "done" ? `own ${fields.act}` : `${due} ${fields.act}`);
  if (due !== "done") return;
  acts(scene, fields, held);
  scene.beside = said(fields, beside, told, now);
  if (fields.act === "mute") apply(scene, { is: "mute", seat, on: fields["on"] === true });
}

/** Somebody has done something for a seat of theirs. */
function acts({ acted }: Scene, fields: Fields, held: readonly Seat[]): void {
  const seat = (fields["seat"] as Seat | undefined) ?? held[0] ?? -1;
  if (held.includes(seat)) acted.push(seat);
}

/** Who loses a seat loses its sockets too. */
export function apply(scene: Scene, change: Change): void {
  const { ledger, cast, lines } = scene;
  if (!ledger) return;
  const after = changed(ledger, change);
  scene.ledger = after;
  if (change.is === "reset") scene.beside = withoutSeat(scene.beside, change.seat);
  for (const { socket, by, seat } of lines.values()) {
    const who = cast.devices[by];
    if (!who || seat === null) continue;
    const has = (of: Ledger): boolean => heldBy(of, who).includes(change.seat);
    if (has(ledger) && !has(after) && socket.closed !== seatGone) {
      throw new Broken(`the socket of ${who.name} stays, though their seat is gone`);
    }
  }
}
