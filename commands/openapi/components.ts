/** The schemas of the document by name: what is sent and told, with a variant for each game. */
import type * as v from "valibot";
import type { AnyRules } from "../../engine/rules.ts";
import { problems, type Slug } from "../../engine/wire.ts";
import { games } from "../../games/kinds.ts";
import {
  actSchema,
  makeSchema,
  options,
  planAgain,
  planNode,
  type ReadAct,
} from "../../worker/schemas.ts";
import * as answers from "./answers.ts";
import { jsonOf, ref, type Instead, type Json } from "./json.ts";
import { optionsOf, wishOf } from "./options.ts";
import { views } from "./views.ts";

/** What each act is for; it reads on in the document. */
const acts: Readonly<Record<ReadAct["act"], string>> = {
  sit:
    "Takes the seat that `key` opens, or goes on there on another device; without a key the " +
    "first free seat of an open match.",
  move: "One move, or several of the same turn in one row: all of them or none.",
  resign: "A side of one person gives up.",
  leave: "This seat drops out; the others play on.",
  rematch: "Asks for another series here, or agrees to one that was asked for.",
  "renew-key": "A new key for this seat: other devices lose it.",
  ask: "Asks for the others' consent. `line`: the row of the move to take back.",
  answer: "Says yes or no to the request of row `to`.",
  withdraw: "Takes one's own request of row `to` back.",
  "reset-seat":
    "Seat `of` is lost: it is given out anew in a day, unless somebody answers no or whoever " +
    "holds it does something.",
  claim: "What is to come of a missed deadline, where the others choose.",
  back: "I am here again: the CPU no longer plays for this seat.",
  "stand-in": "The maker lets the CPU stand in for whoever is away, or no longer.",
  nudge: "Tells whoever is on turn that somebody waits; once in a day. Writes no row.",
  plan: "What this seat decides ahead, for nobody else to see. Writes no row.",
  extend: "Keeps the match from being deleted for a while longer. Writes no row.",
  fill: "The maker gives free seat `of` to the CPU.",
  mute: "No more requests to take back, or again. Writes no row.",
  name: "Another name or colour. Writes no row.",
  rack: "The order of one's own rack, on every device of one's own. Writes no row.",
};

/** Parts of `seen` that do not depend on the game. */
const parts: Readonly<Record<string, v.GenericSchema>> = {
  End: answers.seenEnd,
  Seat: answers.seenSeat,
  Offer: answers.seenOffer,
  Note: answers.seenNote,
  PlanNode: planNode,
  Standing: answers.standing,
};

/** Whose options they are is not known from an act. */
const inActs: Instead = new Map<v.GenericSchema, Json>([
  [options, { type: "object" }],
  [planNode, ref("PlanNode")],
]);
const inNodes: Instead = new Map([[planAgain, ref("PlanNode")]]);

/** The name of a problem's schema. */
export function nameOf(slug: Slug): string {
  return slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export async function schemas(): Promise<Json> {
  const kinds = Object.keys(games);
  const rules = await Promise.all(kinds.map((kind) => games[kind]?.rules()));
  const byKind = kinds.flatMap((kind, i) => {
    const one = rules[i];
    return one ? Object.entries(schemasOf(kind, one)) : [];
  });
  const slugs = Object.keys(problems) as Slug[];
  const inParts: Instead = new Map([[answers.seen, ref("Seen")]]);
  return {
    NewMatch: oneOf(kinds, "NewMatch"),
    Act: { oneOf: actSchema.options.flatMap(actsOf) },
    Seen: oneOf(kinds, "Seen"),
    ...Object.fromEntries(byKind),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, jsonOf(part, inNodes)]),
    ),
    ...Object.fromEntries(
      slugs.map((slug) => [nameOf(slug), jsonOf(answers.problemOf(slug), inParts)]),
    ),
  };
}

/** What is different for each game: options and board, and whatever these stand in. */
function schemasOf(kind: string, { choices }: AnyRules): Readonly<Record<string, Json>> {
  const name = (what: string): string => nameFor(kind, what);
  const own: [v.GenericSchema, Json][] = [
    [answers.kind, { const: kind }],
    [answers.options, ref(name("Options"))],
    [answers.view, ref(name("View"))],
  ];
  const refs = Object.entries(parts).map(([part, schema]) => [schema, ref(part)] as const);
  const game: Instead = new Map([...own, ...refs]);
  const view = views[kind];
  return {
    [name("NewMatch")]: jsonOf(
      makeSchema,
      new Map<v.GenericSchema, Json>([
        [makeSchema.entries.kind, { const: kind }],
        [options, ref(name("Wish"))],
      ]),
    ),
    [name("Wish")]: wishOf(choices),
    [name("Options")]: optionsOf(choices),
    [name("View")]: view ? jsonOf(view) : { type: "object" },
    [name("Game")]: jsonOf(answers.seenGame, game),
    [name("Seen")]: jsonOf(answers.seen, new Map([...game, [answers.seenGame, ref(name("Game"))]])),
  };
}

function nameFor(kind: string, what: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1) + what;
}

/** One of the games' own, told apart by their `kind`. */
function oneOf(kinds: readonly string[], what: string): Json {
  const mapping = kinds.map((kind) => [kind, ref(nameFor(kind, what))["$ref"]]);
  return {
    oneOf: kinds.map((kind) => ref(nameFor(kind, what))),
    discriminator: { propertyName: "kind", mapping: Object.fromEntries(mapping) },
  };
}

/** A schema that several acts share becomes one for each of them. */
function actsOf(schema: (typeof actSchema.options)[number]): readonly Json[] {
  const { properties, ...rest } = jsonOf(schema, inActs) as { readonly properties: Json };
  const { act } = schema.entries;
  const names = "options" in act ? act.options : [act.literal];
  return names.map((name) => ({
    ...rest,
    title: name,
    description: acts[name],
    properties: { ...properties, act: { const: name } },
  }));
}
