/** Positions and words for tests of the drawn board. */
import type { BoardWords } from "../../games/dots/said.ts";
import { rules, type DotsState } from "../../games/dots/rules.ts";

export const words: BoardWords = {
  name: "Käsekästchen",
  title: () => "Käsekästchen 5×4",
  move: (text) => text,
  story: (name, moves, gain) => `${name}: ${moves}, ${gain}`,
  lines: "Linien",
  free: (line, closes) => `Linie ${line}, frei ${closes.join()}`,
  drawn: (line) => `Linie ${line}, gezogen`,
  box: (box, owner, sign) => `Kästchen ${box} von ${owner} ${sign}`,
  struck: (box) => `Kästchen ${box}, freigeräumt`,
  open: (box, sign) => `Kästchen ${box}, offen ${sign}`,
  owns: (owner, boxes) => `${owner}: ${boxes.join(", ") || "keins"}.`,
  signs: { x2: "Doppelt", bomb: "Bombe", extra: "Extra", swap: "Tausch", w2: "2", w3: "3" },
  legend: { x2: "Doppelt", bomb: "Bombe", extra: "Extra", swap: "Tausch", w2: "2", w3: "3" },
  bomb: (owner) => `Welches Kästchen von ${owner} soll weg?`,
  swap: (owner) => `Nimm dir ein Kästchen von ${owner}.`,
  draw: (gain) => (gain > 0 ? `Linie ziehen · +${gain}` : "Linie ziehen"),
  drop: "Doch nicht",
  spare: "Bombe nicht zünden",
  pass: "Verzichten",
  extra: "Extralinie: zieh noch eine oder verzichte.",
};

export const players = [
  { name: "Anna", initial: "A" },
  { name: "Ben", initial: "B" },
] as const;

/** The field after these moves; side 0 begins. */
export function position(field: string, ...moves: readonly string[]): DotsState {
  const options = {
    content: "field",
    w: 5,
    h: 4,
    theme: "wiese",
    first: 1,
    twists: [],
    field,
    blitz: false,
    twistHatz: false,
    misere: false,
    earlyEnd: false,
    teamRotation: "turn",
  } as const;
  const setup = { options, sides: [0, 1], starter: 0, nth: 0, seed: "00" };
  return moves.reduce((state, text) => {
    const move = rules.read(text);
    const step = move === null ? { why: "bad-line" } : rules.apply(state, move);
    if ("why" in step) throw new Error(`${text}: ${step.why}`);
    return step.state;
  }, rules.start(setup));
}
