/** What the interface answers, as schemas that only compile while they equal `wire.ts`. */
import * as v from "valibot";
import { takes } from "../../engine/claims.ts";
import { marks, ways } from "../../engine/facts.ts";
import { paces, seriesKinds } from "../../engine/rules.ts";
import type { Standing } from "../../engine/series.ts";
import {
  colours,
  idPattern,
  problems,
  type Problem,
  type Seen,
  type SeenEnd,
  type SeenGame,
  type SeenNote,
  type SeenOffer,
  type SeenSeat,
  type Slug,
} from "../../engine/wire.ts";
import { planNode } from "../../worker/schemas.ts";
import { schemaOf } from "./same.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const first = v.pipe(v.number(), v.integer(), v.minValue(1));
const whole = v.pipe(v.number(), v.integer());
const bySide = v.array(whole);
const seat = count;
const winner = v.union([count, v.literal("draw")]);
const time = v.pipe(count, v.description("Milliseconds since 1970."));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const key = v.pipe(v.string(), v.regex(idPattern));
const digits = v.pipe(v.string(), v.regex(/^\d+$/));
const told = <S extends v.GenericSchema>(schema: S, sentence: string) =>
  v.pipe(schema, v.description(sentence));

/** These three depend on the game: the document has its own for each. */
export const kind = v.string();
export const options = v.record(v.string(), v.unknown());
export const view = v.object({});

export const seenEnd = schemaOf<SeenEnd>()(v.strictObject({ how: v.picklist(ways), winner }));

export const seenSeat = schemaOf<SeenSeat>()(
  v.strictObject({
    who: v.picklist(["person", "cpu", "free"]),
    name: v.string(),
    colour: v.picklist(colours),
    here: told(v.boolean(), "Is a page of theirs open right now?"),
    standIn: v.boolean(),
  }),
);

export const seenGame = schemaOf<SeenGame>()(
  v.strictObject({
    game: told(first, "Counts from 1 over everything at this link: what `?game=` takes."),
    options,
    scores: bySide,
    end: v.nullable(seenEnd),
    round: told(count, "Which series at this link, from 0."),
    commit: told(hash, "SHA-256 of the seed's 32 bytes, shown from the game's start."),
    seed: v.exactOptional(told(hash, "What the game's chance came from, once it has ended.")),
  }),
);

export const seenOffer = schemaOf<SeenOffer>()(
  v.strictObject({
    row: told(first, "The row that asked: what `answer` and `withdraw` take as `to`."),
    for: v.picklist(["undo", "rules", "rematch", "resign", "reset"]),
    seat,
    line: v.exactOptional(told(first, "For an undo: the row of the move it is about.")),
    options: v.exactOptional(
      told(v.record(v.string(), v.unknown()), "For house rules: the options asked for."),
    ),
    of: v.exactOptional(told(seat, "The seat to be given out anew.")),
    waits: told(v.array(seat), "The seats that may still answer."),
    until: told(v.nullable(time), "When it lapses by itself."),
  }),
);

export const seenNote = schemaOf<SeenNote>()(
  v.strictObject({
    after: told(count, "How many moves of the game were made before it."),
    what: v.picklist(["undone", "missed", "moved", "back", "left", "reset", "cpu", "standin"]),
    seat: v.nullable(seat),
  }),
);

export const standing = schemaOf<Standing>()(
  v.strictObject({
    wins: bySide,
    points: bySide,
    x2: told(bySide, "The first tie-break of each side."),
    over: v.boolean(),
    winner: v.nullable(winner),
  }),
);

export const seen = schemaOf<Seen>()(
  v.strictObject({
    id: key,
    n: told(first, "Rows of the log: what acts send as `n`."),
    kind,
    options,
    sides: told(v.array(count), "The side of each seat."),
    series: v.picklist(seriesKinds),
    standing,
    pace: v.picklist(paces),
    late: v.picklist(["cpu", "choose", "lose"]),
    open: v.boolean(),
    seats: v.array(seenSeat),
    held: told(v.array(seat), "The seats I hold."),
    seat: told(v.nullable(seat), "The seat I look from; null: I watch."),
    maker: v.boolean(),
    game: told(first, "The game that is shown, from 1."),
    ply: told(count, "How many moves of it."),
    games: told(v.array(seenGame), "The games of this series."),
    turn: v.nullable(seat),
    view: told(view, "The board, hidden things face down."),
    moves: told(v.string(), "The game's moves, one space between two; a move's own become `_`."),
    movers: told(v.array(seat), "Who made each move."),
    gains: told(v.array(whole), "What each move brought its own side."),
    marks: told(v.record(digits, v.picklist(marks)), "Move → who made it, if no holder did."),
    notes: v.array(seenNote),
    scores: bySide,
    places: told(v.nullable(v.array(first)), "By side, 1 first; null while open."),
    end: v.nullable(seenEnd),
    next: told(v.nullable(seat), "After the end: who begins the next game, if not drawn."),
    agreed: told(
      v.nullable(options),
      "The house rules of the next game, where others than this game's are agreed on.",
    ),
    deadline: told(v.nullable(time), "When whoever is on turn must have played."),
    standIn: told(v.boolean(), "May the CPU stand in for somebody who is away?"),
    claim: told(
      v.nullable(
        v.strictObject({
          of: seat,
          waits: told(v.array(seat), "The seats that have not chosen yet."),
          given: told(v.record(digits, v.picklist(takes)), "What the others want."),
        }),
      ),
      "A missed deadline where the others choose what comes of it.",
    ),
    nudge: v.exactOptional(told(time, "From when on I may nudge whoever is on turn; 0: now.")),
    nudged: v.exactOptional(told(seat, "Who last nudged me to make this move.")),
    plan: v.exactOptional(told(v.array(planNode), "What I decided ahead; told to nobody else.")),
    fate: v.exactOptional(
      told(
        v.strictObject({ at: time, told: time }),
        "When the match is deleted if nothing happens, and from when on that is to be said.",
      ),
    ),
    offers: v.array(seenOffer),
    undo: told(
      v.union([v.strictObject({ line: first }), v.strictObject({ why: v.string() })]),
      "The row of the move I may take back or ask for, or why not.",
    ),
    muted: told(v.boolean(), "Do I want no requests to take back?"),
    rack: v.exactOptional(
      told(v.array(count), "The order I gave to the tiles of my rack; told to nobody else."),
    ),
    decided: told(v.nullable(count), "The side that can no longer be caught."),
    keys: v.exactOptional(
      told(v.record(digits, key), "Seat → key. Free seats for whoever may hand them out."),
    ),
    key: v.exactOptional(
      told(
        v.strictObject({ seat, state: v.picklist(["free", "taken", "mine"]) }),
        "What the `Seat-Key` that came along can do.",
      ),
    ),
  }),
);

const slugs = Object.keys(problems) as Slug[];
const types = slugs.map((slug) => `/problems/${slug}` as const);

const anyProblem = schemaOf<Problem>()(
  v.strictObject({
    type: v.picklist(types),
    title: told(v.string(), "A sentence for people, in the language asked for."),
    status: v.number(),
    why: v.exactOptional(told(v.string(), "Which rule refused: a code.")),
    seen: v.exactOptional(seen),
  }),
);

/** Why something was not done. Some say how the match stands, one also which rule refused. */
export function problemOf(slug: Slug): v.GenericSchema {
  const { title, why, seen } = anyProblem.entries;
  const type = v.literal(`/problems/${slug}`);
  const bare = { type, title, status: v.literal(problems[slug]) };
  if (slug === "refused") return v.strictObject({ ...bare, why: why.wrapped, seen });
  return v.strictObject(telling.has(slug) ? { ...bare, seen } : bare);
}
const telling: ReadonlySet<Slug> = new Set(["stale", "seat-taken", "not-your-seat"]);
