/** Requests as a log tells them: asked, answered, and what lasts. */
import type { Head, Row } from "../../engine/facts.ts";
import { boardOf, peopleOf, type Asked, type Told } from "./history.ts";
import { sure } from "./sure.ts";

/** What is asked about a seat does not hang on a game. */
export function lasting({ asked }: Told): readonly Asked[] {
  return asked.filter(({ what }) => what === "reset");
}

export function ask(told: Told, request: Asked): Told {
  const one = told.asked.some(({ what, line }) => {
    return what === request.what && (what !== "reset" || line === request.line);
  });
  sure(!one, "one request at a time");
  const asked = [...told.asked, request];
  if (request.what === "reset") {
    const resets = new Map(told.resets).set(request.line, request.at);
    return { ...told, asked, resets };
  }
  if (request.what !== "undo") return { ...told, asked };
  const board = boardOf(told);
  const counted = { ...board, asked: [...board.asked, request.seat] };
  return { ...told, asked, boards: told.boards.with(-1, counted) };
}

export function answer(told: Told, to: number, yes: boolean, { n, seat, what }: Row): Told {
  const request = told.asked.find(({ row }) => row === to);
  sure(request !== undefined, `request ${to} is answered, but is not open`);
  // Alone one asks nobody, and that is answered at once.
  const alone = what === "ask" && to === n;
  sure(seat !== null && (alone || seat !== request.seat), "nobody answers themselves");
  const others = told.asked.filter((one) => one !== request);
  if (!yes) return { ...told, asked: others };
  const agreed = { ...request, yes: [...request.yes, seat] };
  const all = peopleOf(told).every((one) => one === request.seat || agreed.yes.includes(one));
  if (request.what !== "rules" || !(all || alone)) {
    return { ...told, asked: told.asked.with(told.asked.indexOf(request), agreed) };
  }
  return { ...told, asked: others, options: JSON.parse(request.text) as Head["options"] };
}

/** Those who stay when somebody leaves may all have agreed to other rules. */
export function agreedRules(told: Told): Told {
  const request = told.asked.find(({ what }) => what === "rules");
  const stay = peopleOf(told);
  const no = stay.filter((one) => one !== request?.seat && !request?.yes.includes(one));
  if (!request || stay.length === 0 || no.length > 0) return told;
  const asked = told.asked.filter((one) => one !== request);
  return { ...told, asked, options: JSON.parse(request.text) as Head["options"] };
}
