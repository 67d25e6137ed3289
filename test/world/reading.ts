/**
 * Reads a log line by line from its text, with nothing but the rules of the game: what it tells
 * does not hang on the product's `fold`. It throws at rows that make no sense.
 */
import type { Head, Row } from "../../engine/facts.ts";
import { best, refused, type AnyRules, type Seat, type Side } from "../../engine/rules.ts";
import { seedOf } from "../../engine/seeds.ts";
import { boardOf, latestOf, nothingTold, stateOf } from "./history.ts";
import type { Board, Ground, Line, Told } from "./history.ts";
import { agreedRules, answer, ask, lasting } from "./requests.ts";
import { remarked, sure } from "./sure.ts";
import { readTime, timed } from "./timely.ts";

const day = 86_400_000;

/** The match with one more row. */
export function readRow(before: Told | null, row: Row, ground: Ground): Told {
  const start = before ?? nothingTold(row.at);
  sure(row.n === start.n + 1, `I4: row ${row.n} follows row ${start.n}`);
  sure(row.at >= start.at, `row ${row.n} is older than the one before`);
  const facts = row.text.split("\n").filter((line) => line !== "");
  const told = facts.reduce((now, line) => readFact(now, line.split(" "), row, ground), start);
  sure(facts.length > 0, "a row says something");
  const doneAt = row.what === "time" ? told.doneAt : row.at;
  const after = { ...told, n: row.n, at: row.at, doneAt };
  checkRest(after, row, ground.rules);
  return timed(start, after, row, ground.rules);
}

function readFact(told: Told, words: readonly string[], row: Row, ground: Ground): Told {
  const [is = "", a = "", b = "", c] = words;
  const seat = Number(a);
  const seatAs = (change: Partial<Told["seats"][number]>): Told => {
    const seats = told.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));
    return { ...told, seats, complete: told.complete || seats.every(({ taken }) => taken) };
  };
  switch (is) {
    case "kind": {
      sure(told.n === 0 && told.boards.length === 0, "a match is made once");
      const head = JSON.parse(words.slice(2).join(" ")) as Head;
      const seats = head.seats.map((who) => ({ who, taken: who !== "person", standIn: false }));
      const { options, standIn } = head;
      return { ...told, head, options, seats, standIn, complete: seats.every((one) => one.taken) };
    }
    case "game":
      return begin(told, seat, Number(b.slice("start=".length)), row, ground);
    case "move":
      return move(told, { seat, text: b.replaceAll("_", " "), mark: c, row: row.n }, row, ground);
    case "undo":
      return undo(told, seat, row, ground.rules);
    case "left": {
      const board = open(told, "leave");
      sure(!board.left.includes(seat), `seat ${seat} has left already`);
      const gone = without({ ...board, left: [...board.left, seat] }, seat, ground.rules);
      // Whoever is late is late all the same.
      const { missed } = nobodyLate(told, seat);
      const all = [...new Set([...told.gone, seat])];
      const after = { ...changed(told, gone, row), missed, gone: all };
      return remarked(agreedRules(after), is, seat);
    }
    case "end":
      return end(told, a, b === "draw" ? b : Number(b), row, ground.rules);
    case "sit":
      sure(!told.seats[seat]?.taken, `seat ${seat} is taken already`);
      if (b === "") return seatAs({ taken: true });
      return remarked(seatAs({ taken: true, who: b }), "cpu", seat);
    case "key": {
      if (row.what === "renew-key") return told;
      sure(row.what === "time", "a seat is given out anew by time alone");
      sure(told.seats[seat]?.taken === true, "a free seat is given out anew");
      // There is nobody any more for whom the CPU could stand in.
      const free = seatAs({ taken: false, standIn: false });
      const gone = told.gone.filter((one) => one !== seat);
      return remarked(nobodyLate({ ...free, gone }, seat), "reset", seat);
    }
    case "ask":
      return ask(told, {
        seat,
        what: b,
        line: Number(c),
        text: words.slice(3).join(" "),
        row: row.n,
        at: row.at,
        yes: [],
      });
    case "answer":
      return answer(told, seat, b === "yes", row);
    case "lapse":
      return lapse(told, seat, row);
    case "series":
      return told;
    default:
      return readTime(told, words, row, ground.rules);
  }
}

/** The current board, on which something may still happen. */
function open(told: Told, what: string): Board {
  const board = boardOf(told);
  sure(board.end === null, `I11: ${what} in a game that is over`);
  return board;
}

function changed(told: Told, board: Board, row: Row): Told {
  const boards = told.boards.with(-1, board);
  return { ...told, boards, boardRow: row.n, boardAt: row.at, missed: null };
}

/** Nobody sits there any more, so nobody there has missed anything. */
function nobodyLate(told: Told, seat: Seat): Told {
  return told.missed?.seat === seat ? { ...told, missed: null } : told;
}

/** A day after it was asked, and only then, time gives out a seat that nobody has kept. */
function lapse(told: Told, of: number, { what, at }: Row): Told {
  const request = told.asked.find(({ row }) => row === of);
  sure(request !== undefined, `request ${of} lapses, but is not open`);
  if (what === "time" && request.what === "reset") {
    sure(at >= request.at + day, "a seat is given out within the day");
  }
  return { ...told, asked: told.asked.filter((one) => one !== request) };
}

function begin(told: Told, nth: number, starter: Seat, row: Row, ground: Ground): Told {
  sure(nth === told.boards.length, `game ${nth} begins after ${told.boards.length} games`);
  sure(
    told.boards.every((board) => board.end !== null),
    "a game begins while one is running",
  );
  const { sides } = told.head;
  const { options } = told;
  const seed = seedOf(ground.secret, "game", nth);
  const state = ground.rules.start({ options: options as never, sides, starter, nth, seed });
  const board = { row: row.n, lines: [], states: [state], left: [], asked: [], end: null };
  // The next game of a series begins with the end of the last; whoever plays again is all back.
  const gone = told.boardRow === row.n ? told.gone : [];
  const begun = { ...told, gone, boards: [...told.boards, board] };
  return { ...changed(begun, board, row), asked: lasting(told) };
}

function move(told: Told, line: Line, row: Row, { rules }: Ground): Told {
  const board = open(told, "a move");
  const state = stateOf(board);
  sure(rules.turn(state) === line.seat, `seat ${line.seat} moves out of turn`);
  if (line.mark === "rules") sure(rules.forced(state) !== null, `${line.text} is not forced`);
  else sure(mayMove(told, line, row), `a move for ${line.seat}`);
  const step = rules.apply(state, rules.read(line.text));
  sure(!refused(step), `${line.text} is illegal`);
  const lines = [...board.lines, line];
  return changed(told, { ...board, lines, states: [...board.states, step.state] }, row);
}

/** By mark: who may have moved there. Whether it was decided ahead so, others look at. */
function mayMove({ seats, missed, due }: Told, { seat, mark }: Line, row: Row): boolean {
  const { who = "", standIn = false } = seats[seat] ?? {};
  switch (mark) {
    case "cpu":
      return who !== "person";
    case "standin":
      return who === "person" && standIn;
    case "plan":
      return who === "person";
    case "time": {
      const said = row.text.startsWith(`missed ${seat}\n`);
      const chosen = missed?.seat === seat && (row.what === "claim" || row.at >= (due ?? Infinity));
      return who === "person" && (said || chosen || row.text.includes(`\nmove ${seat} `));
    }
    default:
      return mark === undefined && row.seat === seat && row.what === "move";
  }
}

/** Back to before the latest line of whoever asked, now or in the request that is granted. */
function undo(told: Told, kept: number, row: Row, rules: AnyRules): Told {
  const board = open(told, "taking back");
  const request = told.asked.find(({ what, yes }) => what === "undo" && yes.length > 0);
  const asker = row.what === "ask" ? row.seat : request?.seat;
  sure(asker !== undefined && asker !== null, "nobody asked to take back");
  const latest = latestOf(told, asker);
  sure(latest !== undefined && board.lines[kept] === latest, "another line is taken back");
  sure(!request || request.line === latest.row, "another line was asked for");
  const states = board.states.slice(0, kept + 1);
  const back: Board = { ...board, lines: board.lines.slice(0, kept), states };
  const away = back.left.reduce((now, seat) => without(now, seat, rules), back);
  // Alone one asks nobody.
  const counted = row.what === "ask" ? away.asked.slice(0, -1) : away.asked;
  const after = changed(told, { ...away, asked: counted }, row);
  const asked = after.asked.filter(({ what }) => what !== "undo");
  return remarked({ ...after, asked }, "undone", row.seat);
}

function without(board: Board, seat: Seat, rules: AnyRules): Board {
  const step = rules.leave(stateOf(board), seat);
  return refused(step) ? board : { ...board, states: board.states.with(-1, step.state) };
}

function end(told: Told, how: string, winner: Side | "draw", row: Row, rules: AnyRules): Told {
  const board = open(told, "an end");
  const state = stateOf(board);
  if (how === "rules") {
    sure(rules.turn(state) === null, "the game ends, but somebody is on turn");
    sure(winner === best(rules.worth(state)), `${winner} has not won`);
  }
  return { ...changed(told, { ...board, end: { how, winner } }, row), asked: lasting(told) };
}

/** Between rows somebody has to decide something, or it is over. */
function checkRest(told: Told, row: Row, rules: AnyRules): void {
  const board = boardOf(told);
  if (row.text.includes("move ")) {
    sure(
      told.asked.every(({ what }) => what !== "undo"),
      "a move ends a request to take back",
    );
  }
  for (const { what, yes } of told.asked) {
    sure(/rematch|rules|reset/.test(what) || yes.length === 0, `a granted ${what} is done at once`);
  }
  if (board.end) return;
  const turn = rules.turn(stateOf(board));
  sure(turn !== null, "nobody is on turn, but the game goes on");
  sure(told.seats[turn]?.who === "person", "the CPU has not moved");
  sure(!told.seats[turn]?.standIn, "the CPU stands in, and has not moved");
  sure(rules.forced(stateOf(board)) === null, "what is forced has not been done");
}
