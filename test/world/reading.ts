/**
 * Reads a log line by line from its text, with nothing but the rules of the game: what it tells
 * does not hang on the product's `fold`. It throws at rows that make no sense.
 */
import type { Head, Row } from "../../engine/facts.ts";
import { best, refused, type AnyRules, type Seat, type Side } from "../../engine/rules.ts";
import { seedOf } from "../../engine/seeds.ts";
import { boardOf, latestOf, peopleOf, stateOf } from "./history.ts";
import type { Asked, Board, Ground, Line, Told } from "./history.ts";

/** The match with one more row. */
export function readRow(before: Told | null, row: Row, ground: Ground): Told {
  const start: Told = before ?? {
    n: 0,
    at: row.at,
    head: {} as Head,
    options: {},
    seats: [],
    boards: [],
    asked: [],
    boardRow: 0,
  };
  sure(row.n === start.n + 1, `I4: row ${row.n} follows row ${start.n}`);
  sure(row.at >= start.at, `row ${row.n} is older than the one before`);
  const facts = row.text.split("\n").filter((line) => line !== "");
  const told = facts.reduce((now, line) => readFact(now, line.split(" "), row, ground), start);
  sure(facts.length > 0, "a row says something");
  const after = { ...told, n: row.n, at: row.at };
  checkRest(after, row, ground.rules);
  return after;
}

function sure(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function readFact(told: Told, words: readonly string[], row: Row, ground: Ground): Told {
  const [is = "", a = "", b = "", c] = words;
  const seat = Number(a);
  const seatAs = (change: Partial<Told["seats"][number]>): Told => ({
    ...told,
    seats: told.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
  });
  switch (is) {
    case "kind": {
      sure(told.n === 0 && told.boards.length === 0, "a match is made once");
      const head = JSON.parse(words.slice(2).join(" ")) as Head;
      const seats = head.seats.map((who) => ({ who, taken: who !== "person" }));
      return { ...told, head, options: head.options, seats };
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
      return changed(told, gone, row);
    }
    case "end":
      return end(told, a, b === "draw" ? b : Number(b), row, ground.rules);
    case "sit":
      sure(!told.seats[seat]?.taken, `seat ${seat} is taken already`);
      return seatAs({ taken: true, ...(b && { who: b }) });
    case "key":
      return row.what === "reset-seat" ? seatAs({ taken: false }) : told;
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
      sure(
        told.asked.some((one) => one.row === seat),
        `request ${a} lapses, but is not open`,
      );
      return { ...told, asked: told.asked.filter((one) => one.row !== seat) };
    default:
      sure(is === "series" || is === "due", `an unknown fact: ${is}`);
      return told;
  }
}

/** The current board, on which something may still happen. */
function open(told: Told, what: string): Board {
  const board = boardOf(told);
  sure(board.end === null, `I11: ${what} in a game that is over`);
  return board;
}

function changed(told: Told, board: Board, row: Row): Told {
  return { ...told, boards: told.boards.with(-1, board), boardRow: row.n };
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
  return { ...told, boards: [...told.boards, board], asked: [], boardRow: row.n };
}

function move(told: Told, line: Line, row: Row, { rules }: Ground): Told {
  const board = open(told, "a move");
  const state = stateOf(board);
  sure(rules.turn(state) === line.seat, `seat ${line.seat} moves out of turn`);
  const isCpu = told.seats[line.seat]?.who !== "person";
  if (line.mark === "rules") sure(rules.forced(state) !== null, `${line.text} is not forced`);
  else if (line.mark === "cpu") sure(isCpu, `the CPU moves for seat ${line.seat}`);
  else sure(line.mark === undefined && row.seat === line.seat, `a move for ${line.seat}`);
  const step = rules.apply(state, rules.read(line.text));
  sure(!refused(step), `${line.text} is illegal`);
  const lines = [...board.lines, line];
  return changed(told, { ...board, lines, states: [...board.states, step.state] }, row);
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
  const asked = row.what === "ask" ? away.asked.slice(0, -1) : away.asked;
  const after = changed(told, { ...away, asked }, row);
  return { ...after, asked: after.asked.filter(({ what }) => what !== "undo") };
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
  return { ...changed(told, { ...board, end: { how, winner } }, row), asked: [] };
}

function ask(told: Told, request: Asked): Told {
  sure(!told.asked.some(({ what }) => what === request.what), "one request at a time");
  const asked = [...told.asked, request];
  if (request.what !== "undo") return { ...told, asked };
  const board = boardOf(told);
  const counted = { ...board, asked: [...board.asked, request.seat] };
  return { ...told, asked, boards: told.boards.with(-1, counted) };
}

function answer(told: Told, to: number, yes: boolean, { n, seat, what }: Row): Told {
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
    sure(/rematch|rules/.test(what) || yes.length === 0, `a granted ${what} is done at once`);
  }
  if (board.end) return;
  const turn = rules.turn(stateOf(board));
  sure(turn !== null, "nobody is on turn, but the game goes on");
  sure(told.seats[turn]?.who === "person", "the CPU has not moved");
  sure(rules.forced(stateOf(board)) === null, "what is forced has not been done");
}
