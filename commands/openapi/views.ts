/** The boards as programs see them, for the games whose boards are described. */
import * as v from "valibot";
import type { CornersState } from "../../games/corners/state.ts";
import { themes } from "../../games/dots/fields.ts";
import { symbols, type DotsState } from "../../games/dots/state.ts";
import type { LoopsState } from "../../games/loops/state.ts";
import { schemaOf } from "./same.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pair = v.strictTuple([count, count]);
const box = v.pipe(v.string(), v.regex(/^\d,\d$/));

const dots = schemaOf<DotsState>()(
  v.strictObject({
    w: v.pipe(count, v.description("Boxes in a row.")),
    h: v.pipe(count, v.description("Rows of boxes.")),
    lines: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[hv]\d,\d$/))),
      v.description("Drawn lines, in the order they were drawn: h or v, row, column."),
    ),
    owner: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[.01#]+$/))),
      v.description("Row by row: `.` open, `0` or `1` that side's, `#` bombed."),
    ),
    symbols: v.pipe(
      v.record(box, v.picklist(symbols)),
      v.description("Row and column → what lies there."),
    ),
    theme: v.nullable(v.picklist(themes)),
    side: v.pipe(v.nullable(count), v.description("Whose turn; null when it is over.")),
    member: v.pipe(v.nullable(count), v.description("Which of that team.")),
    bank: v.pipe(count, v.description("Extra lines banked in this turn.")),
    phase: v.picklist(["must", "may", "over"]),
    x2: v.pipe(pair, v.description("Owned ×2 boxes by side.")),
    hatz: v.boolean(),
    misere: v.boolean(),
    early: v.boolean(),
    rotation: v.picklist(["turn", "line"]),
    teams: v.pipe(v.strictTuple([v.array(count), v.array(count)]), v.description("Seats by side.")),
    next: v.pipe(pair, v.description("Who of each side is next.")),
    gone: v.pipe(v.array(count), v.description("Seats that have left.")),
  }),
);

const corners = schemaOf<CornersState>()(
  v.strictObject({
    n: v.pipe(count, v.description("Cells in a row, and rows.")),
    pro: v.pipe(v.boolean(), v.description("Diamonds count too.")),
    cells: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[.oOxX]+$/))),
      v.description("Row by row: `.` free, `o` open circle, `x` open box, capitals are filled."),
    ),
    side: v.pipe(v.nullable(count), v.description("Whose turn; null when it is over.")),
    circles: v.pipe(count, v.description("The side that plays circles; it began.")),
  }),
);

const hidden = v.array(v.nullable(count));

const loops = schemaOf<LoopsState>()(
  v.strictObject({
    layout: v.pipe(
      v.array(v.string()),
      v.description("Row by row: digits are premiums, other characters plain fields."),
    ),
    tiles: v.pipe(
      v.array(v.strictTuple([count, count, count])),
      v.description("Row, column, tile, in the order they were laid; the first is the start."),
    ),
    racks: v.pipe(v.array(hidden), v.description("By seat; null is a tile that lies face down.")),
    bag: v.pipe(hidden, v.description("How many tiles are left, all face down.")),
    seat: v.pipe(v.nullable(count), v.description("Whose turn; null when it is over.")),
    starter: count,
    scores: v.array(count),
    gone: v.pipe(v.array(count), v.description("Seats that have left.")),
    idle: v.pipe(count, v.description("Turns in a row without a tile laid.")),
    skips: v.pipe(v.boolean(), v.description("Nothing is left to draw.")),
    mode: v.picklist(["racks", "rounds"]),
    round: v.pipe(count, v.description("From 1.")),
    rounds: v.nullable(count),
    draw: v.pipe(v.nullable(count), v.description("Without racks: tiles drawn for a turn.")),
    set: v.exactOptional(
      v.pipe(
        v.array(v.strictTuple([v.strictTuple([count, count, count, count]), count])),
        v.description("Other tiles than the 81: ends north, east, south, west, and value."),
      ),
    ),
    chance: v.pipe(v.nullable(v.string()), v.description("Null: nobody is told.")),
  }),
);

/** By kind. The view of a kind that is missing here is any object. */
export const views: Readonly<Record<string, v.GenericSchema>> = { dots, corners, loops };
