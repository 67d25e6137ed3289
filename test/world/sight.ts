/** What anybody is shown: the board the log tells, from a seat of theirs, and nothing besides. */
import { seedOf } from "../../engine/seeds.ts";
import type { Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { seatKey } from "../../worker/keys.ts";
import type { Beside } from "./beside.ts";
import { boardOf, type Ground, type Told } from "./history.ts";
import { heldBy, isMaker, mutedIn, type Ledger } from "./ledger.ts";
import { isUndoGranted } from "./meant.ts";
import { deployment } from "./object.ts";
import type { Device, Query } from "./steps.ts";
import { wrongTimes } from "./times.ts";

/** One `seen` and whom it was for; nobody: an onlooker without a key. */
export interface Shown {
  readonly seen: Seen;
  readonly text: string;
  readonly to: Device | null;
  readonly query: Query;
}

export interface Sight {
  /** How this is wrong, or null. */
  check(shown: Shown, told: Told, ledger: Ledger, around: Around): string | null;
}

/** What stands around the log. */
export interface Around {
  /** Seats with a page open. */
  readonly here: readonly Seat[];
  readonly beside: Beside;
}

export function newSight(ground: Ground): Sight {
  /** What everybody is shown alike, by rows and position. */
  const alike = new Map<string, string>();
  const views = new Map<string, string>();
  const keys = new Map<string, string>();
  const seeds = new Map<string, string>();
  const { rules, secret } = ground;

  function keyOf(seat: Seat, generation: number): string {
    const name = `${seat} ${generation}`;
    return lookedUp(keys, name, () => seatKey(deployment, secret, seat, generation));
  }

  function check(shown: Shown, told: Told, ledger: Ledger, around: Around): string | null {
    const { seen } = shown;
    if (seen.n !== told.n) return `I1: shows ${seen.n} rows, on disk are ${told.n}`;
    return (
      wrongRights(shown, told, ledger) ??
      wrongKeys(shown, told, ledger) ??
      wrongBoard(seen, told) ??
      wrongPeople(seen, told, around.here) ??
      wrongTimes(seen, told, around.beside, rules) ??
      leaked(shown, told, ledger)
    );
  }

  function wrongRights({ seen, to, query }: Shown, told: Told, ledger: Ledger): string | null {
    const held = to ? heldBy(ledger, to) : [];
    if (String(seen.held) !== String(held)) return `I12: holds ${seen.held}, should ${held}`;
    if (seen.maker !== (to !== null && isMaker(ledger, to))) return "I12: maker or not";
    const { turn } = seen;
    const usual = turn !== null && held.includes(turn) ? turn : (held[0] ?? null);
    const wish = query.seat !== undefined && held.includes(query.seat) ? query.seat : usual;
    if (seen.seat !== wish) return `I6: looks from ${seen.seat}, not ${wish}`;
    const muted = mutedIn(ledger);
    if (seen.muted !== (wish !== null && muted.includes(wish))) return "muted or not";
    if (wish === null || !("line" in seen.undo)) return null;
    return isUndoGranted(told, seen.undo.line, { seat: wish, held, muted }, rules)
      ? null
      : "offered to take back, but it would be refused";
  }

  /** One's own key, and those of free seats for the maker. */
  function wrongKeys({ seen, to }: Shown, told: Told, ledger: Ledger): string | null {
    const mine = to ? heldBy(ledger, to) : [];
    const maker = to !== null && isMaker(ledger, to);
    const due = told.seats.flatMap(({ who, taken }, seat) => {
      if (who !== "person" || !(taken ? mine.includes(seat) : maker)) return [];
      return [[seat, keyOf(seat, ledger.seats[seat]?.generation ?? 0)] as const];
    });
    const given = JSON.stringify(seen.keys ?? {});
    return given === JSON.stringify(Object.fromEntries(due)) ? null : `I6: keys ${given}`;
  }

  function wrongBoard(seen: Seen, told: Told): string | null {
    const board = told.boards[seen.game - 1];
    if (!board) return `I5: game ${seen.game} of ${told.boards.length}`;
    const state = board.states[seen.ply];
    const lines = board.lines.slice(0, seen.ply);
    const whole = seen.ply === board.lines.length;
    const end = whole ? board.end : null;
    if (!state) return `I5: ply ${seen.ply} of ${board.lines.length}`;
    const shown = [seen.moves, seen.movers, seen.end, seen.turn, seen.scores, seen.games.length];
    const due = [
      lines.map(({ text }) => text.replaceAll(" ", "_")).join(" "),
      lines.map(({ seat }) => seat),
      end,
      end ? null : rules.turn(state),
      rules.scores(state),
      seen.games.filter(({ game }) => game <= told.boards.length).length,
    ];
    if (JSON.stringify(shown) !== JSON.stringify(due)) {
      return `I5: shows ${JSON.stringify(shown)}, the log tells ${JSON.stringify(due)}`;
    }
    const newest = whole && seen.game === told.boards.length;
    const rows = newest ? told.asked.map(({ row }) => row) : [];
    if (String(seen.offers.map(({ row }) => row)) !== String(rows)) return "I5: other requests";
    const position = `${told.n} ${seen.game} ${seen.ply}`;
    const view = lookedUp(views, `${position} ${seen.seat}`, () =>
      JSON.stringify(rules.view(state, seen.seat)),
    );
    if (JSON.stringify(seen.view) !== view) return `I6: shows ${JSON.stringify(seen.view)}`;
    const open = openPart(seen);
    return open === lookedUp(alike, position, () => open) ? null : "I10: two boards of one row";
  }

  function wrongPeople(seen: Seen, told: Told, here: readonly Seat[]): string | null {
    const shown = seen.seats.map((seat) => [seat.who, seat.here, seat.standIn]);
    const due = told.seats.map(({ who, taken, standIn }, i) => [
      who !== "person" ? "cpu" : taken ? "person" : "free",
      here.includes(i),
      standIn,
    ]);
    const wrong = JSON.stringify(shown) !== JSON.stringify(due);
    return wrong ? `seats ${JSON.stringify(shown)}, should be ${JSON.stringify(due)}` : null;
  }

  /** Secrets, seeds of running games and keys of others stand in no text. */
  function leaked({ text, seen }: Shown, told: Told, ledger: Ledger): string | null {
    if (text.includes(secret)) return "I6: the secret of the match";
    const nth = told.boards.length - 1;
    const seed = lookedUp(seeds, String(nth), () => seedOf(secret, "game", nth));
    if (boardOf(told).end === null && text.includes(seed)) {
      return "I6: the seed of a running game";
    }
    const own = Object.values(seen.keys ?? {});
    const others = ledger.seats.map(({ generation }, seat) => keyOf(seat, generation));
    return others.some((key) => !own.includes(key) && text.includes(key)) ? "I6: a key" : null;
  }

  return { check };
}

function lookedUp(map: Map<string, string>, name: string, make: () => string): string {
  const found = map.get(name) ?? make();
  map.set(name, found);
  return found;
}

/** All that does not hang on who looks, or on who is there. */
function openPart(seen: Seen): string {
  const { held: _held, seat: _seat, maker: _maker, keys: _keys, key: _key, ...shared } = seen;
  const { nudge: _nudge, nudged: _nudged, plan: _plan, fate: _fate, ...rest } = shared;
  // What others choose, and who is there, changes without a row.
  return JSON.stringify({ ...rest, view: null, undo: null, muted: null, seats: null, claim: null });
}
