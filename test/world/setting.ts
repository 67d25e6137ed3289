/** Which match is played in a world, and by whom: every kind of match from one chance. */
import type { Random } from "../../engine/random.ts";
import { idLength, letters } from "../../engine/wire.ts";
import { one } from "../setups.ts";
import type { Cast, Device } from "./steps.ts";

/** People besides those who play: one who only watches, and tries what is not theirs. */
const strangers = 1;

export function drawnCast(seed: string, random: Random): Cast {
  const wish = random.below(3) === 0 ? toyWish(random) : dotsWish(random);
  const names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Frida"];
  const free = wish.seats.filter((who) => who === "free").length;
  const people = names.slice(0, 1 + free + strangers);
  const key = (): string =>
    Array.from({ length: idLength }, () => letters.charAt(random.below(letters.length))).join("");
  const devices = people.flatMap((name, person): Device[] => {
    const first = { name, person, player: key(), device: key() };
    const way = random.below(4);
    if (way > 1) return [first];
    // A second device comes by the seat's own key, or belongs to the same player.
    const player = way === 0 ? key() : first.player;
    return [first, { ...first, name: `${name}'s phone`, player, device: key() }];
  });
  return { seed, devices, wish };
}

/** Boards of one to six boxes: a story that ends a game should be a short one. */
const fields = [
  "1x1",
  "1x1:w2@0,0",
  "2x1",
  "1x2",
  "2x1:x2@0,0",
  "2x1:extra@0,0",
  "1x2:w3@0,0;w2@1,0",
  "3x1:bomb@0,1",
  "3x1:swap@0,2;extra@0,0",
  "2x2:bomb@0,0;swap@0,1;extra@1,0;x2@1,1",
];

function dotsWish(random: Random) {
  const { seats, sides } = drawnSeats(random);
  const series = one(["single", "best-of-3", "best-of-3", "sum-of-3", "sum-of-5"], random);
  const options = { ...dotsOptions(random), ...(series.startsWith("sum") && { earlyEnd: false }) };
  return { kind: "dots", options, seats, sides, series, ...drawnRest(random) } as const;
}

function dotsOptions(random: Random) {
  const content = one(["field", "field", "field", "plain", "random", "weighted"], random);
  const small = content === "field" ? { field: one(fields, random) } : { w: 2, h: 2 };
  return {
    content,
    ...small,
    blitz: random.below(4) === 0,
    misere: random.below(4) === 0,
    twistHatz: content === "random" && random.below(3) === 0,
    earlyEnd: random.below(4) === 0,
    teamRotation: one(["turn", "line"], random),
  };
}

function toyOptions(random: Random) {
  return { hand: one([2, 3, 4], random), misere: random.below(3) === 0 };
}

/** Other options for games to come: most go with the match, some do not. */
export function otherOptions(kind: string, random: Random): Readonly<Record<string, unknown>> {
  return kind === "toy" ? toyOptions(random) : dotsOptions(random);
}

function toyWish(random: Random) {
  const options = toyOptions(random);
  const count = one([3, 3, 2, 4], random);
  const seats = Array.from({ length: count }, (_, seat) => who(seat, random, "cpu:2"));
  const series = one(["single", "single", "best-of-3", "sum-of-2"], random);
  return { kind: "toy", options, seats: somebody(seats), series, ...drawnRest(random) } as const;
}

function drawnRest(random: Random) {
  return {
    open: random.below(5) === 0,
    undo: random.below(5) === 0 ? "off" : "ask",
    alternate: random.below(3) > 0,
    starter: random.below(2) === 0 ? "lot" : 0,
    ...drawnTime(random),
  } as const;
}

/** As long as one likes, or any time there is, and all that may come of a missed one. */
function drawnTime(random: Random) {
  const pace = one(["none", "30s", "60s", "1d", "1d", "3d", "7d"], random);
  const late = one(["cpu", "choose", "choose", "lose"], random);
  const usual = random.below(3) > 0;
  return { pace, late, ...(!usual && { standIn: random.below(3) > 0 }) } as const;
}

/** Two alone, teams of two or more, both on one device, against the CPU. */
function drawnSeats(random: Random) {
  const sides = one(
    [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1, 0, 1],
      [0, 1, 0],
      [0, 1, 1, 1],
    ],
    random,
  );
  return { sides, seats: somebody(sides.map((_, seat) => who(seat, random, "cpu:2"))) };
}

function who(seat: number, random: Random, cpu: string): string {
  if (seat === 0) return random.below(8) === 0 ? "free" : "me";
  return one(["free", "free", "free", "free", "me", cpu], random);
}

/** Somebody has to play. */
function somebody(seats: readonly string[]): readonly string[] {
  return seats.every((who) => who.startsWith("cpu")) ? seats.with(0, "me") : seats;
}
