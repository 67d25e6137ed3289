/** A toy with everything that a game may have: hidden racks, open draws, a forced move, leaving. */
import type { Chosen } from "../../engine/options.ts";
import { randomFrom } from "../../engine/random.ts";
import type { Rules, Seat, Shape, Step } from "../../engine/rules.ts";
import { cardOf, cards, fits, nameOf, valueOf, type Card, type ToyState } from "./cards.ts";

const choices = {
  hand: { of: [3, 2, 4] },
  misere: { of: [false, true] },
} as const;

export interface Toy extends Shape {
  readonly choices: typeof choices;
  readonly state: ToyState;
  readonly move: Card | "skip";
  readonly event:
    | { readonly type: "play" | "draw"; readonly card: Card | null }
    | { readonly type: "skip" | "over" }
    | { readonly type: "left"; readonly seat: Seat };
  readonly why: "game-over" | "not-yours" | "does-not-fit" | "can-play" | "gone" | "sides";
}

export const rules: Rules<Toy> = {
  seats: [3, 2, 4],
  choices,
  hidden: true,
  undo: true,
  check: (_options, { sides }) => (sides.every((side, seat) => side === seat) ? null : "sides"),
  start({ options, sides, starter, seed }) {
    const order = randomFrom(seed).shuffle(cards);
    const { hand, misere }: Chosen<typeof choices> = options;
    const from = sides.length * hand;
    return {
      racks: sides.map((_, seat) => order.slice(seat * hand, (seat + 1) * hand)),
      deck: order.slice(from + 1),
      open: order[from] ?? null,
      played: [],
      points: sides.map(() => 0),
      seat: starter,
      gone: [],
      misere,
      chance: seed,
    };
  },
  turn: (state) => (isOver(state) ? null : state.seat),
  *moves(state) {
    if (isOver(state)) return;
    const playable = state.racks[state.seat]?.filter(
      (card) => card !== null && fits(card, state.open),
    );
    for (const card of playable ?? []) yield card as Card;
    if (playable?.length === 0) yield "skip";
  },
  forced: (state) => (!isOver(state) && cannotPlay(state) ? "skip" : null),
  apply: (state, move) => (move === "skip" ? skip(state) : play(state, move)),
  leave(state, seat) {
    if (isOver(state)) return { why: "game-over" };
    const rack = state.racks[seat];
    if (!rack || state.gone.includes(seat)) return { why: "gone" };
    const { chance } = state;
    const under = chance === null ? rack.map(() => null) : randomFrom(chance).shuffle(rack);
    const left = {
      ...state,
      racks: state.racks.with(seat, []),
      deck: [...state.deck, ...under],
      gone: [...state.gone, seat],
    };
    const next = state.seat === seat ? { ...left, seat: after(left) } : left;
    return { state: next, events: [{ type: "left", seat }] };
  },
  scores: ({ points }) => points,
  worth: ({ points, misere }) => points.map((mine) => [misere ? 0 - mine : mine]),
  decided(state) {
    const { points, racks, misere } = state;
    const most = points.map((mine, side) => mine + 6 * (racks[side]?.length ?? 0));
    const sure = points.findIndex((mine, side) =>
      points.every((other, one) => {
        if (one === side) return true;
        return misere ? (most[side] ?? 0) < other : mine > (most[one] ?? 0);
      }),
    );
    return sure < 0 ? null : sure;
  },
  view: (state, seat) => ({
    ...state,
    racks: state.racks.map((rack, of) => (of === seat ? rack : rack.map(() => null))),
    deck: state.deck.map(() => null),
    chance: null,
  }),
  imagine(view, seed) {
    const seen = [view.open, ...view.played, ...view.deck, ...view.racks.flat()];
    const rest = randomFrom(seed).shuffle(cards.filter((card) => !seen.includes(card)));
    const fill = (card: Card | null): Card | null => card ?? rest.pop() ?? null;
    return {
      ...view,
      open: fill(view.open),
      played: view.played.map(fill),
      racks: view.racks.map((rack) => rack.map(fill)),
      deck: view.deck.map(fill),
      chance: seed,
    };
  },
  write: (move) => (move === "skip" ? move : nameOf(move)),
  read: (text) => (text === "skip" ? text : cardOf(text)),
  sketch({ racks, deck, open, points, seat }) {
    const named = (card: Card | null): string => (card === null ? "??" : nameOf(card));
    const rows = racks.map((rack, of) => {
      return `${of === seat ? ">" : " "}${of} ${points[of]}: ${rack.map(named).join(" ")}`;
    });
    return [`open ${named(open)}, ${deck.length} in the deck`, ...rows].join("\n");
  },
};

function isOver({ deck, racks, gone }: ToyState): boolean {
  if (deck.length === 0 || gone.length === racks.length) return true;
  return racks.some((rack, seat) => rack.length === 0 && !gone.includes(seat));
}

/** Is it certain that the seat on turn can only skip? */
function cannotPlay(state: ToyState): boolean {
  const rack = state.racks[state.seat] ?? [];
  return rack.every((card) => card !== null && !fits(card, state.open));
}

function play(state: ToyState, card: Card): Step<Toy> {
  if (isOver(state)) return { why: "game-over" };
  const rack = state.racks[state.seat] ?? [];
  const known = rack.indexOf(card);
  const seen = [state.open, ...state.played, ...state.deck, ...state.racks.flat()];
  const at = known < 0 && !seen.includes(card) ? rack.indexOf(null) : known;
  if (at < 0) return { why: "not-yours" };
  if (!fits(card, state.open)) return { why: "does-not-fit" };
  const points = state.points.with(state.seat, (state.points[state.seat] ?? 0) + valueOf(card));
  const racks = state.racks.with(state.seat, rack.toSpliced(at, 1));
  const step = draw({ ...state, points, racks, played: [...state.played, card] });
  return { ...step, events: [{ type: "play", card }, ...step.events] };
}

/** A view lets somebody skip whose rack it does not show: they may have nothing that fits. */
function skip(state: ToyState): Step<Toy> {
  if (isOver(state)) return { why: "game-over" };
  const rack = state.racks[state.seat] ?? [];
  const certain = rack.some(
    (card) => card !== null && state.open !== null && fits(card, state.open),
  );
  if (certain) return { why: "can-play" };
  const step = draw(state);
  return { ...step, events: [{ type: "skip" }, ...step.events] };
}

/** After every move the next card of the deck covers the open one. */
function draw(state: ToyState): { state: ToyState; events: Toy["event"][] } {
  const [open = null, ...deck] = state.deck;
  const drawn = { ...state, deck, open, played: [...state.played, state.open] };
  const events: Toy["event"][] = [{ type: "draw", card: open }];
  if (isOver(drawn)) return { state: drawn, events: [...events, { type: "over" }] };
  return { state: { ...drawn, seat: after(drawn) }, events };
}

/** The next seat that is still there. */
function after({ seat, racks, gone }: ToyState): Seat {
  for (let step = 1; step < racks.length; step++) {
    const next = (seat + step) % racks.length;
    if (!gone.includes(next)) return next;
  }
  return seat;
}
