/** What every game's board gets, and the drawn parts that boards and pages share. */
import type { ComponentChildren, VNode } from "preact";
import type { Seat, Side } from "../engine/rules.ts";
import type { Colour } from "../engine/wire.ts";
import { handPaths } from "./hand.ts";
import { plane } from "./icons.ts";
import type { Playing } from "./playing.ts";
import type { GameWords } from "./spoken.ts";
import { frame, hatch, shaking } from "./wobble.ts";

export type { GameWords } from "./spoken.ts";

/** One side, as it is shown. The hatch belongs to the side, never to the colour. */
export interface Player {
  readonly name: string;
  /** One or two letters, no two sides alike. */
  readonly initial: string;
  /** The pen, by default the side's. */
  readonly colour?: Colour;
  /** Nobody sits there yet: all of theirs is in pencil. */
  readonly free?: boolean;
}

/** A move half made: the line that is previewed, or the line and its targets so far. */
export interface Draft {
  readonly text: string;
  readonly picking: boolean;
}

/** What a position needs to be drawn at all. */
export interface Shown<S> {
  readonly view: S;
  /** By side. */
  readonly players: readonly Player[];
  /** The texts of the last move, and whose it was. */
  readonly last?: readonly string[];
  readonly lastSide?: Side | null;
}

/** `P`: what it has of its own to act with. */
export interface BoardProps<S, W, P extends Playing = Playing> extends Shown<S> {
  readonly words: W;
  /** Without it one only looks on. */
  readonly playing?: P | null;
  /** Whose pen I hold; null: I only look. */
  readonly pen: Side | null;
  /** Who made those moves, and the order I gave to what only I see. */
  readonly movers?: readonly Seat[];
  readonly order?: readonly number[] | undefined;
  onOrder?(order: readonly number[]): void;
  /** May I move now? */
  readonly active: boolean;
  readonly last: readonly string[];
  readonly lastSide: Side | null;
  /** My move that is on its way. */
  readonly sent: string | null;
  /** All moves that go with it, itself the first. */
  readonly going?: readonly string[];
  readonly draft: Draft | null;
  /** The first tap previews, even with a mouse. */
  readonly touchFirst: boolean;
  /** A touch draws at once. */
  readonly direct: boolean;
  /** Lines drawn since I last looked, in their order: they are drawn before my eyes. */
  readonly fresh?: readonly string[];
  /** They came as one act: they follow each other fast. */
  readonly brisk?: boolean;
  /** What is only shown in some positions, if it is there. */
  readonly more?: More | null;
  /** What is drawn beside moves that their player did not make by hand. */
  readonly beside?: Beside | undefined;
  /** The texts of all moves that led here; without them nothing of the past is shown. */
  readonly moves?: readonly string[];
  /** `why`: a press that could not be, as a refusal's code; the draft stays what it was. */
  onDraft(draft: Draft | null, why?: string): void;
  /** Several are all made or none. */
  onMove(...texts: readonly string[]): void;
}

/** `place`: where a sign fits beside a move, if it is one that can be seen. */
export type Beside = (place: (text: string) => Place | null) => ComponentChildren;
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a sign must be larger than elsewhere to be read: by so much. */
  readonly scale?: number;
}

/** What a board shows only where it `wants` to, and it `fits`: on the paper, and in the bar. */
export interface More {
  fits(view: object): boolean;
  On(props: object): VNode | null;
  Bar(props: object): VNode | null;
}

/**
 * A game's drawing. `Small` fits a list's row; `Aside` stands in the margin, with the legend if
 * there is one.
 */
export interface BoardOf<S, W> {
  Board(props: BoardProps<S, W>): VNode;
  Legend(props: Shown<S> & { readonly words: W }): VNode | null;
  Aside?(props: BoardProps<S, W>): VNode | null;
  Small(props: Shown<S>): VNode;
  /** Is this a position for `More`? */
  wants?(view: S): boolean;
}

/** Drawings whose types nobody needs to know. Views only come back to the board of their game. */
export type GameBoard = BoardOf<object, GameWords>;

export function anyBoard<S extends object, W extends GameWords>(board: BoardOf<S, W>): GameBoard {
  return board as unknown as GameBoard;
}

/** The class of a side's pen. */
export function penOf(players: readonly Player[], side: Side): string {
  const player = players[side];
  return player?.free ? "pf" : `p${player?.colour ?? "abcd".charAt(side)}`;
}

/** Fixed words in the hand, word by word so that they may wrap. `size`: a class of its own. */
export function Hand({ text, size }: { readonly text: string; readonly size?: string }): VNode {
  const words = text.split(" ").map((word) => handPaths(word));
  const known = !words.includes(null);
  return (
    <span
      class={`hand ${known ? "" : "plain "}${size ?? ""}`}
      {...(known && { role: "img", "aria-label": text })}
    >
      {known
        ? words.map((ink) => (
            <svg viewBox={`0 -18 ${ink?.width} 25`} aria-hidden="true">
              <path d={ink?.d} />
            </svg>
          ))
        : text}
    </span>
  );
}

/** An icon of `icons.ts`, one line high. */
export function Icon({ d }: { readonly d: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Something drawn on a grid of 24, its middle at x, y of the board, `size` units wide. */
export function Sign(props: {
  readonly d: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}): VNode {
  const { d, x, y, size } = props;
  const corner = `${x - size / 2} ${y - size / 2}`;
  return (
    <path
      class={`sign ${props.class ?? ""}`}
      transform={`translate(${corner})scale(${Math.round(size / 0.24) / 100})`}
      d={d}
    />
  );
}

/** A dot of no length and a round pen: a disc. */
export function dot(x: number, y: number): string {
  return `M${x} ${y}h0`;
}

/** A sign on a disc of paper. */
export function Chip(props: Place & { readonly d: string; readonly class?: string }): VNode {
  const { x, y, scale = 1 } = props;
  return (
    <g aria-hidden="true" class={props.class} transform={`translate(${x} ${y})scale(${scale})`}>
      <path class="disc" d={dot(0, 0)} />
      <Sign d={props.d} x={0} y={0} size={34} />
    </g>
  );
}

/** The paper plane that carries my move. */
export function Plane(place: Place): VNode {
  return <Chip {...place} d={plane} />;
}

/** An initial with a halo of paper, its middle at x, y; no two are written quite alike. */
export function Initial(props: {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly cap?: number;
}): VNode {
  const { id, text, x, y, cap = 40 } = props;
  const plain = handPaths(text);
  if (plain === null) {
    return (
      <text class="initial" x={x} y={y + cap / 2} font-size={cap * 1.35} text-anchor="middle">
        {text}
      </text>
    );
  }
  // Two letters are as wide as one and a half are high.
  const scale = Math.min(cap / 16, (1.5 * cap) / plain.width);
  const ink = handPaths(text, scale) ?? plain;
  const r = shaking(`i${id}`);
  const [left, base, turn] = [x - ink.width / 2 + r(), y + 8 * scale + r(), r() * 25];
  const corner = `${Math.round(left)} ${Math.round(base)}`;
  const place = `translate(${corner})rotate(${Math.round(turn) / 10})`;
  return (
    <g class="initial" transform={place}>
      <path class="halo" d={ink.d} />
      <path d={ink.d} />
    </g>
  );
}

/** The hatched square beside a name. */
export function Swatch(props: { readonly players: readonly Player[]; readonly side: Side }): VNode {
  const { players, side } = props;
  const id = `swatch${side}`;
  return (
    <svg class={`swatch ${penOf(players, side)}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="hatch" d={hatch(id, side, 0, 0, 15, 4)} />
      <Initial id={id} text={players[side]?.initial ?? ""} x={50} y={50} cap={52} />
    </svg>
  );
}

/** A Kästchen that is an envelope. */
export function Logo(): VNode {
  return (
    <svg class="logo" viewBox="0 0 120 120" aria-hidden="true">
      <path class="flap" d="M17 23L60 68L103 21" />
      <path class="side" d={frame("logo", 14, 20, 92, 84)} />
      <path class="dots" d={dot(14, 20) + dot(106, 20) + dot(106, 104) + dot(14, 104)} />
    </svg>
  );
}
