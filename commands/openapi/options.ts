/** The options of a game from its own lists of choices, which also check them (formats §1). */
import type { Choice, Choices, Value } from "../../engine/options.ts";
import type { Json } from "./json.ts";

/** As they may be wished for: what is left out gets its default. */
export function wishOf(choices: Choices): Json {
  const properties = Object.entries(choices).map(([name, choice]) => {
    return [name, { ...valueOf(choice), default: usualOf(choice) }];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** As a match tells them: all of them. */
export function optionsOf(choices: Choices): Json {
  const properties = Object.entries(choices).map(([name, choice]) => [name, valueOf(choice)]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: Object.keys(choices),
    additionalProperties: false,
  };
}

function valueOf(choice: Choice): Json {
  if ("some" in choice) {
    const items = { type: "string", enum: choice.some };
    return { type: "array", items, uniqueItems: true };
  }
  if ("long" in choice) return { type: "string", maxLength: choice.long };
  const types = [...new Set(choice.of.map(typeOf))];
  const type = types.length === 1 ? types[0] : types;
  if (type === "boolean" && choice.of.length === 2) return { type };
  if (!choice.follows) return { type, enum: choice.of };
  const values = choice.of.toSorted().join(", ");
  return { type, description: `One of ${values}; or exactly what follows from other options.` };
}

function typeOf(value: Value): string {
  if (value === null) return "null";
  return typeof value === "number" ? "integer" : typeof value;
}

function usualOf(choice: Choice): unknown {
  if ("some" in choice) return choice.some;
  return "of" in choice ? choice.of[0] : "";
}
