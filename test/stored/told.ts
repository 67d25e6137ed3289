/** Matches of all sorts, and what is told of them: all that a page must be able to read. */
import type { Seen } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import { clientOf, keyOf, twoAt, type Client, type Fields, type Send } from "../http/client.ts";

/** Each by a name that says what there is to read. */
export async function toldBy(send: Send): Promise<Readonly<Record<string, Seen>>> {
  const told: Record<string, Seen> = {};

  const anna = clientOf(send);
  const made = await anna.make({ name: "Anna", lang: "de" });
  told["a free seat, to its maker"] = made.seen;
  told["a free seat, to who is invited"] = (
    await clientOf(send).look(made.seen.id, "", { "seat-key": keyOf(made, 1) })
  ).seen;

  const small = await twoAt(send, { name: "Anna", options: { w: 2, h: 2 }, series: "best-of-3" });
  const { id, ben } = small;
  const [hers, his] = [small.anna, ben];
  const act = async (who: Client, fields: Fields): Promise<Seen> => {
    const { n } = (await who.look(id)).seen;
    return (await who.act(id, { n, ...fields })).seen;
  };
  await act(his, { seat: 1, act: "name", name: "Ben", colour: "d" });
  const begun = await act(hers, { seat: 0, act: "move", move: "h0,0" });
  told["a game that runs"] = begun;
  await act(hers, { seat: 0, act: "ask", for: "undo", line: begun.n });
  told["a request to take back"] = (await his.look(id)).seen;
  const to = told["a request to take back"].offers[0]?.row;
  told["a line taken back"] = await act(his, { seat: 1, act: "answer", to, yes: true });
  told["a request for house rules"] = await act(hers, {
    seat: 0,
    act: "ask",
    for: "rules",
    options: { w: 3, h: 2, misere: true },
  });
  let now = (await hers.look(id)).seen;
  for (const move of linesOf({ w: 2, h: 2 })) {
    const { turn, game } = now;
    if (game === 2 || turn === null) break;
    now = await act(turn === 0 ? hers : his, { seat: turn, act: "move", move });
  }
  told["the second game of a series"] = now;
  told["an earlier position"] = (await his.look(id, "?game=1&ply=5")).seen;
  for (const game of [2, 3]) {
    if (now.game === game && !now.standing.over) {
      // A line taken back, so that there is a note in every game.
      const [one, other] = now.turn === 0 ? [hers, his] : [his, hers];
      const seat = now.turn ?? 0;
      const { n: line } = await act(one, { seat, act: "move", move: "h0,0" });
      const { offers } = await act(one, { seat, act: "ask", for: "undo", line });
      await act(other, { seat: 1 - seat, act: "answer", to: offers[0]?.row, yes: true });
      now = await act(hers, { seat: 0, act: "resign" });
    }
  }
  told["a series that is over"] = now;
  told["a wish to play again"] = await act(his, { seat: 1, act: "rematch" });
  await act(his, { seat: 1, act: "mute", on: true });
  told["no requests wanted"] = (await his.look(id)).seen;
  await act(hers, { act: "reset-seat", of: 1 });
  // A day later it is free; here it is asked for.
  told["a seat given out anew"] = (await clientOf(send).look(id)).seen;

  const twists = { content: "field", field: "3x2:x2@0,0;bomb@0,1;extra@1,0;swap@1,1" };
  const cpu = clientOf(send);
  const alone = await cpu.make({ name: "Anna", seats: ["me", "cpu:2"], options: twists });
  const moved = { n: 1, seat: 0, act: "move", move: "h0,0" };
  told["twists, against the CPU"] = (await cpu.act(alone.seen.id, moved)).seen;
  const weighted = { content: "weighted", blitz: true };
  const sides = [0, 1, 0, 1];
  const team = { seats: ["me", "me", "me", "free"], sides, open: true, hideNames: true };
  const teams = await clientOf(send).make({ ...team, options: weighted, undo: "off" });
  told["teams, three seats at one device, weighted"] = teams.seen;
  told["teams, to an onlooker"] = (await clientOf(send).look(teams.seen.id)).seen;
  return told;
}
