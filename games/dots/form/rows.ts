/** House rules as rows of a name and a value, so that people can be told what differs. */
import type { DotsOptions } from "../choices.ts";
import { readField } from "../content.ts";
import type { Symbol } from "../state.ts";
import { placeName } from "../../places.ts";

export type Row = readonly [name: string, value: string];

export interface RowWords {
  readonly size: string;
  readonly symbols: string;
  readonly contents: Readonly<Record<Exclude<DotsOptions["content"], "theme">, string>>;
  theme(name: string): string;
  readonly themes: Readonly<Record<string, readonly [name: string, text: string]>>;
  readonly first: string;
  readonly twists: string;
  readonly field: string;
  readonly signs: Readonly<Record<Symbol, string>>;
  readonly switches: Readonly<Record<"blitz" | "twistHatz" | "misere" | "earlyEnd", string>>;
  readonly on: string;
  readonly off: string;
  readonly team: string;
  readonly rotations: Readonly<Record<DotsOptions["teamRotation"], string>>;
}

/** May there be boxes that do more than count? */
export function hasTwists(given: Readonly<Record<string, unknown>>): boolean {
  const { content, field } = given as DotsOptions;
  const signs = content === "field" ? Object.values(readField(field)?.symbols ?? {}) : [];
  return ["theme", "random"].includes(content) || signs.some((sign) => !sign.startsWith("w"));
}

/** What follows from something else has no row: a theme's size, the twists of an empty board. */
export function rowsOf(given: Readonly<Record<string, unknown>>, words: RowWords): readonly Row[] {
  const options = given as DotsOptions;
  const { content, w, h, theme, twists } = options;
  const size: Row = [words.size, `${w}×${h}`];
  const what: Row[] =
    content === "theme"
      ? [
          [words.symbols, words.theme(words.themes[theme]?.[0] ?? theme)],
          [words.first, String(options.first)],
        ]
      : [size, [words.symbols, words.contents[content]]];
  if (content === "random") what.push([words.twists, twists.map(signOf).join(", ")]);
  if (content === "field") what.push([words.field, laid(options.field)]);
  const switches = Object.entries(words.switches).map(([name, label]): Row => {
    return [label, options[name as keyof RowWords["switches"]] ? words.on : words.off];
  });
  return [...what, ...switches, [words.team, words.rotations[options.teamRotation]]];

  function signOf(symbol: Symbol): string {
    return words.signs[symbol];
  }

  /** Each sign and its box: „Bombe b3“. */
  function laid(field: string): string {
    return Object.entries(readField(field)?.symbols ?? {})
      .map(([at, symbol]) => `${signOf(symbol)} ${placeName(at.split(",").map(Number) as never)}`)
      .join(", ");
  }
}
