/** One match as those who play it know it: what was acknowledged, what is on its way, what next. */
import { randomBytes } from "node:crypto";
import type { Random } from "../../engine/random.ts";
import type { Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { rules } from "../../games/dots/rules.ts";
import { matchIdOf } from "../../worker/keys.ts";
import { keyOf, type Client, type Fields, type Got } from "../http/client.ts";

/** Small boards, so that games end and follow each other. */
const wish = { options: { w: 3, h: 3 } };
const gamesPerTable = 2;
/** Every so many rows the seat on turn renews its key: an act that changes three tables at once. */
const rowsPerKey = 10;

/** What somebody wants done, and the row that it is to become. */
export interface Intent {
  readonly what: "make" | "sit" | "move" | "rematch" | "renew-key";
  /** Nobody's for `make`. */
  readonly seat: Seat | null;
  /** The move's text. */
  readonly move?: string;
  readonly body: Fields;
}

export interface Table {
  readonly id: string;
  readonly players: readonly [Client, Client];
  /** In the order of their rows: the first is row 1. */
  readonly acknowledged: readonly Intent[];
  /** Sent, and not answered yet. */
  readonly flying: Intent | null;
  /** No more is to be played here. */
  readonly done: boolean;
  /** Takes up what comes next, and sends it. */
  act(random: Random): Promise<Got>;
  /** Sends what is on its way once more, word for word. */
  repeat(): Promise<Got>;
  /** What is on its way has been answered: it is acknowledged, or this throws. */
  take(got: Got): void;
}

/** A match that nobody has made yet. The first player makes it, the second sits down. */
export function tableFor(players: readonly [Client, Client]): Table {
  const [anna, ben] = players;
  const again = randomBytes(12).toString("hex");
  const id = matchIdOf(anna.key.split(".")[0] ?? "", again);
  const acknowledged: Intent[] = [];
  let flying: Intent | null = null;
  let seen: Seen | null = null;
  let [invitation, games] = ["", 0];
  return {
    id,
    players,
    acknowledged,
    get flying() {
      return flying;
    },
    get done() {
      return flying === null && games === gamesPerTable && seen?.end !== null;
    },
    act(random) {
      flying = next(random);
      return send(flying);
    },
    repeat() {
      if (!flying) throw new Error("nothing is on its way");
      return send(flying);
    },
    take,
  };

  function next(random: Random): Intent {
    if (!seen) return { what: "make", seat: null, body: wish };
    const { n } = seen;
    if (seen.seats[1]?.who === "free") return { what: "sit", seat: 1, body: { key: invitation } };
    if (seen.turn === null) {
      const seat = seen.offers.length === 0 ? 0 : 1;
      return { what: "rematch", seat, body: { n, seat, act: "rematch" } };
    }
    const seat = seen.turn;
    if (n % rowsPerKey === 0) {
      return { what: "renew-key", seat, body: { n, seat, act: "renew-key" } };
    }
    const moves = [...rules.moves(seen.view as never)];
    const chosen = moves[random.below(moves.length)];
    if (!chosen) throw new Error("a turn without moves");
    const move = rules.write(chosen);
    return { what: "move", seat, move, body: { n, seat, act: "move", move } };
  }

  async function send({ what, seat, body }: Intent): Promise<Got> {
    if (what === "make") return anna.make(body, again);
    if (what === "sit") return ben.sit(id, invitation);
    return (seat === 0 ? anna : ben).act(id, body);
  }

  function take(got: Got): void {
    if (!flying) throw new Error("nothing was on its way");
    if (got.status > 201) throw new Error(`${flying.what}: ${got.status} ${got.text}`);
    if (flying.what === "make") invitation = keyOf(got, 1);
    if (got.seen.game > games) games = got.seen.game;
    acknowledged.push(flying);
    flying = null;
    ({ seen } = got);
  }
}
