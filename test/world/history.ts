/** A match as its log tells it, by other means than the product's: `reading.ts` reads it so. */
import type { Head } from "../../engine/facts.ts";
import type { AnyRules, Seat, Side } from "../../engine/rules.ts";

export interface Line {
  readonly seat: Seat;
  readonly text: string;
  readonly mark: string | undefined;
  readonly row: number;
}

export interface Board {
  readonly row: number;
  readonly lines: readonly Line[];
  /** `states[k]`: after k moves. */
  readonly states: readonly object[];
  readonly left: readonly Seat[];
  /** Who asked to take back, each time. */
  readonly asked: readonly Seat[];
  readonly end: { readonly how: string; readonly winner: Side | "draw" } | null;
}

export interface Asked {
  readonly row: number;
  readonly at: number;
  readonly seat: Seat;
  /** "undo", "rules", "rematch", "resign", "reset". */
  readonly what: string;
  /** Of a request to take back: the line's row; of a seat to be given out: that seat. */
  readonly line: number;
  /** Of a request for other rules: the options, as the log has them. */
  readonly text: string;
  readonly yes: readonly Seat[];
}

/** What is said between two moves of a board. */
export interface Remark {
  readonly board: number;
  readonly after: number;
  readonly what: string;
  readonly seat: Seat | null;
}

/** Whose time runs: somebody waits for this seat. `nth`: goes up by one with every turn. */
export interface Turn {
  readonly nth: number;
  readonly seat: Seat | null;
  /** Ms since 1970. */
  readonly since: number;
  /** When it began, or its last decision was made. */
  readonly decidedAt: number;
}

/** A match after some rows. */
export interface Told {
  readonly n: number;
  readonly at: number;
  /** When somebody last did something, not time alone. */
  readonly doneAt: number;
  readonly head: Head;
  /** What the next game is played with. */
  readonly options: Head["options"];
  readonly seats: readonly {
    readonly who: string;
    readonly taken: boolean;
    /** The CPU plays for whoever sits there. */
    readonly standIn: boolean;
  }[];
  readonly boards: readonly Board[];
  readonly asked: readonly Asked[];
  /** Seats that have left the series. */
  readonly gone: readonly Seat[];
  /** By seat: when somebody last asked to give it out anew. */
  readonly resets: ReadonlyMap<Seat, number>;
  /** The last row that changed the board, and when that was. */
  readonly boardRow: number;
  readonly boardAt: number;
  readonly turn: Turn;
  readonly due: number | null;
  /** The others choose what comes of this seat's missed deadline, since that row. */
  readonly missed: { readonly seat: Seat; readonly row: number } | null;
  /** May the CPU stand in for somebody who is away? */
  readonly standIn: boolean;
  /** Has every seat been taken once? */
  readonly complete: boolean;
  readonly remarks: readonly Remark[];
}

/** A match of which nothing is known yet. */
export function nothingTold(at: number): Told {
  return {
    n: 0,
    at,
    doneAt: at,
    head: {} as Head,
    options: {},
    seats: [],
    boards: [],
    asked: [],
    gone: [],
    resets: new Map(),
    boardRow: 0,
    boardAt: at,
    turn: { nth: 0, seat: null, since: at, decidedAt: at },
    due: null,
    missed: null,
    standIn: false,
    complete: false,
    remarks: [],
  };
}

/** What it takes to set up a board again. */
export interface Ground {
  readonly rules: AnyRules;
  readonly secret: string;
}

export function boardOf(told: Told): Board {
  const board = told.boards.at(-1);
  if (!board) throw new Error("no board yet");
  return board;
}

export function stateOf(board: Board): object {
  return board.states.at(-1) ?? {};
}

/** The seats of people who are in the current game and have not left it. */
export function peopleOf({ seats, boards }: Told): readonly Seat[] {
  const left = boards.at(-1)?.left ?? [];
  return seats.flatMap(({ who, taken }, seat) =>
    who === "person" && taken && !left.includes(seat) ? [seat] : [],
  );
}

/** The latest move that a side made itself. */
export function latestOf({ head, ...told }: Told, seat: Seat): Line | undefined {
  const side = head.sides[seat];
  return boardOf({ head, ...told }).lines.findLast(
    (line) => head.sides[line.seat] === side && line.mark !== "rules",
  );
}
