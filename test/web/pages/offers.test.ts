/** What became of a question for other house rules, told from two looks at a match. */
import { expect, test } from "vitest";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen } from "../../../engine/wire.ts";
import { outcomeOf, type Outcome } from "../../../web/pages/offers.tsx";
import { after, duel, played, table, type Log } from "../../engine/log.ts";

const seen = ({ match }: Log): Seen =>
  seenBy("id", match, [], { held: [0], maker: true }, {}, table);

const ask = (log: Log, options: object): Log =>
  after(log, { act: "ask", want: { for: "rules", options: { ...options } } }, 0);
const answer = (log: Log, yes: boolean): Log =>
  after(log, { act: "answer", to: log.match.n, yes }, 1);

const other = { hand: 2, misere: true };
const begun = duel();
const asked = ask(begun, other);
const agreed = answer(asked, true);
const back = ask(agreed, begun.match.options);
const over = after(begun, { act: "resign" }, 0);
const late = ask(over, other);
const rematch = after(after(late, { act: "rematch" }, 0), { act: "rematch" }, 1);
const series = ask(duel({ series: "best-of-3" }), other);

test.each<[string, Log, Log, Outcome | null]>([
  ["none was asked", begun, played(begun, 1), null],
  ["still open after a move", asked, played(asked, 1), null],
  ["agreed", asked, agreed, null],
  ["agreed to stay as it is", back, answer(back, true), "kept"],
  ["declined", asked, answer(asked, false), "gone"],
  ["taken back", asked, after(asked, { act: "withdraw", to: asked.match.n }, 0), "gone"],
  ["declined, while others are agreed on", back, answer(back, false), "gone"],
  ["the game ended", asked, after(asked, { act: "resign" }, 0), "lapsed"],
  ["the next game began after an offer that came after the end", late, rematch, "late"],
  [
    "agreed, and the next game has begun with it",
    series,
    after(answer(series, true), { act: "resign" }, 0),
    null,
  ],
  ["the next game of the series began", series, after(series, { act: "resign" }, 0), "lapsed"],
])("%s", (_name, before, now, expected) => {
  expect(outcomeOf(seen(before), seen(now))).toBe(expected);
});
