/** Valibot's schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type Json = Readonly<Record<string, unknown>>;
/** What the document has instead of some schemas: references, or what depends on the game. */
export type Instead = ReadonlyMap<v.GenericSchema, Json>;

/** A schema inside of which others are replaced. Throws at what JSON Schema cannot say. */
export function jsonOf(schema: v.GenericSchema, instead: Instead = new Map()): Json {
  // What contains itself stands in the document by name: definitions of its own are left over.
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === schema ? null : instead.get(valibotSchema as v.GenericSchema),
  });
  return json;
}

export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
