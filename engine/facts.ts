/** What the log holds: public facts by seat number, one a line (formats §5). */
import { choose } from "./options.ts";
import { paces, seriesKinds } from "./rules.ts";
import type { AnyRules, Pace, Seat, Series, Side } from "./rules.ts";

/** One row of the log: an act and what follows from it at once. `at`: ms since 1970. */
export interface Row {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly what: string;
  readonly text: string;
}

/** What a match was made with. */
export interface Head {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly sides: readonly Side[];
  readonly series: Series;
  readonly starter: Seat | "lot";
  readonly alternate: boolean;
  readonly pace: Pace;
  readonly late: "cpu" | "choose" | "lose";
  readonly standIn: boolean;
  readonly undo: "ask" | "off";
  readonly open: boolean;
  readonly ranked: boolean;
  readonly hideNames: boolean;
}

/** What a head may hold, by name: of some fields every value is known, of others not. */
const headValues: Readonly<Record<keyof Head, readonly unknown[] | null>> = {
  options: null,
  seats: null,
  sides: null,
  series: seriesKinds,
  starter: null,
  alternate: [true, false],
  pace: paces,
  late: ["cpu", "choose", "lose"],
  standIn: [true, false],
  undo: ["ask", "off"],
  open: [true, false],
  ranked: [true, false],
  hideNames: [true, false],
};

/** Who moved, if it was not the seat's holder. */
export const marks = ["cpu", "plan", "standin", "time", "rules"] as const;
export type Mark = (typeof marks)[number];

export const ways = ["rules", "resign", "time", "left"] as const;
/** How a game ended. */
export type How = (typeof ways)[number];

/** What a request asks for. */
export type Want =
  | { readonly for: "undo"; readonly line: number }
  | { readonly for: "rules"; readonly options: Readonly<Record<string, unknown>> }
  | { readonly for: "rematch" }
  | { readonly for: "resign" }
  | { readonly for: "reset"; readonly of: Seat };

export type Fact =
  | { readonly is: "kind"; readonly kind: string; readonly head: Head }
  | { readonly is: "game"; readonly game: number; readonly start: Seat; readonly commit: string }
  | { readonly is: "move"; readonly seat: Seat; readonly text: string; readonly mark?: Mark }
  | { readonly is: "undo"; readonly moves: number }
  | { readonly is: "end"; readonly how: How; readonly winner: Side | "draw" }
  | { readonly is: "series"; readonly winner: Side | "draw" }
  | { readonly is: "sit"; readonly seat: Seat; readonly cpu?: string }
  | { readonly is: "left" | "missed" | "back"; readonly seat: Seat }
  | { readonly is: "key"; readonly seat: Seat; readonly generation: number }
  | { readonly is: "standin"; readonly seat: Seat | "all"; readonly on: boolean }
  | { readonly is: "ask"; readonly seat: Seat; readonly want: Want }
  | { readonly is: "answer"; readonly to: number; readonly yes: boolean }
  | { readonly is: "lapse"; readonly to: number }
  | { readonly is: "due"; readonly at: number | null };

export function writeFacts(facts: readonly Fact[]): string {
  return facts.map(writeFact).join("\n");
}

function writeFact(fact: Fact): string {
  switch (fact.is) {
    case "kind":
      return `kind ${fact.kind} ${JSON.stringify(fact.head)}`;
    case "game":
      return `game ${fact.game} start=${fact.start} commit=${fact.commit}`;
    case "move":
      return `move ${fact.seat} ${packed(fact.text)}${fact.mark ? ` ${fact.mark}` : ""}`;
    case "undo":
      return `undo ${fact.moves}`;
    case "end":
      return `end ${fact.how} ${fact.winner}`;
    case "series":
      return `series ${fact.winner}`;
    case "sit":
      return `sit ${fact.seat}${fact.cpu ? ` ${fact.cpu}` : ""}`;
    case "key":
      return `key ${fact.seat} ${fact.generation}`;
    case "standin":
      return `standin ${fact.seat} ${fact.on ? "on" : "off"}`;
    case "ask":
      return `ask ${fact.seat} ${writeWant(fact.want)}`;
    case "answer":
      return `answer ${fact.to} ${fact.yes ? "yes" : "no"}`;
    case "lapse":
      return `lapse ${fact.to}`;
    case "due":
      return `due ${fact.at ?? "none"}`;
    default:
      return `${fact.is} ${fact.seat}`;
  }
}

function writeWant(want: Want): string {
  if (want.for === "undo") return `undo ${want.line}`;
  if (want.for === "rules") return `rules ${JSON.stringify(want.options)}`;
  if (want.for === "reset") return `reset ${want.of}`;
  return want.for;
}

/**
 * The facts of a row; null if one is unknown here, because a later program wrote it. Known is what
 * would be written the same again, as a word more may change what the others mean, and with these
 * rules' options alone.
 */
export function readFacts(text: string, rules?: AnyRules): readonly Fact[] | null {
  const facts = text.split("\n").map((line) => {
    const fact = readFact(line);
    return fact && writeFact(fact) === line && (!rules || fits(fact, rules)) ? fact : null;
  });
  return facts.every((fact) => fact !== null) ? facts : null;
}

function fits(fact: Fact, { choices }: AnyRules): boolean {
  if (fact.is === "kind") return choose(choices, fact.head.options) !== null;
  const asks = fact.is === "ask" && fact.want.for === "rules";
  return !asks || choose(choices, fact.want.options) !== null;
}

function readFact(line: string): Fact | null {
  const [is = "", a = "", b = "", c] = line.split(" ");
  const rest = line.slice(is.length + a.length + 2);
  const seat = Number(a);
  switch (is) {
    case "kind": {
      const head = JSON.parse(rest) as Head;
      return isKnown(head) ? { is, kind: a, head } : null;
    }
    case "game":
      return { is, game: seat, start: Number(valueOf(b)), commit: valueOf(c) };
    case "move": {
      const mark = marks.find((one) => one === c);
      if (c !== undefined && !mark) return null;
      return { is, seat, text: unpacked(b), ...(mark && { mark }) };
    }
    case "undo":
      return { is, moves: seat };
    case "end": {
      const how = ways.find((one) => one === a);
      return how ? { is, how, winner: sideOf(b) } : null;
    }
    case "series":
      return { is, winner: sideOf(a) };
    case "sit":
      return { is, seat, ...(b && { cpu: b }) };
    case "left":
    case "missed":
    case "back":
      return { is, seat };
    case "key":
      return { is, seat, generation: Number(b) };
    case "standin":
      return { is, seat: a === "all" ? a : seat, on: b === "on" };
    case "ask": {
      const want = readWant(rest);
      return want && { is, seat, want };
    }
    case "answer":
      return { is, to: seat, yes: b === "yes" };
    case "lapse":
      return { is, to: seat };
    case "due":
      return { is, at: a === "none" ? null : seat };
    default:
      return null;
  }
}

function isKnown(head: Head): boolean {
  return Object.entries(head).every(([name, value]) => {
    const values = headValues[name as keyof Head];
    return values === null || (values?.includes(value) ?? false);
  });
}

function readWant(text: string): Want | null {
  const [kind = "", a = ""] = text.split(" ");
  if (kind === "undo") return { for: kind, line: Number(a) };
  if (kind === "reset") return { for: kind, of: Number(a) };
  if (kind === "rules") return { for: kind, options: JSON.parse(text.slice(6)) as Head["options"] };
  return kind === "rematch" || kind === "resign" ? { for: kind } : null;
}

function valueOf(pair = ""): string {
  return pair.slice(pair.indexOf("=") + 1);
}

function sideOf(text: string): Side | "draw" {
  return text === "draw" ? text : Number(text);
}

/** A move's own spaces become `_`, so that moves stand in one spaced text. */
export function packed(move: string): string {
  return move.replaceAll(" ", "_");
}

export function unpacked(text: string): string {
  return text.replaceAll("_", " ");
}
