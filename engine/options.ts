/** Options as choices from short lists, so that a form can be drawn from them (formats §1). */

export type Value = string | number | boolean | null;

/** One of a list, the default first. `follows`: what it is when others decide it. */
export interface OneOf {
  readonly of: readonly Value[];
  readonly follows?: (given: Readonly<Record<string, unknown>>) => Value | undefined;
}
/** Any of a list; the default is all of it. */
export interface SomeOf {
  readonly some: readonly string[];
}
/** A short text; the default is empty. `long`: characters at most. */
export interface Text {
  readonly long: number;
}
export type Choice = OneOf | SomeOf | Text;
export type Choices = Readonly<Record<string, Choice>>;

/** What has been chosen, every option filled in. */
export type Chosen<C extends Choices> = {
  readonly [K in keyof C]: C[K] extends { readonly of: readonly (infer V)[] }
    ? V
    : C[K] extends { readonly some: readonly (infer V)[] }
      ? readonly V[]
      : string;
};

/**
 * Reads options from outside: unknown names and wrong types give null, what is left out gets
 * its default. Whether choices go together is for the rules' `check`.
 */
export function choose<C extends Choices>(choices: C, given: unknown): Chosen<C> | null {
  if (given === undefined) given = {};
  if (typeof given !== "object" || given === null || Array.isArray(given)) return null;
  const wishes = given as Readonly<Record<string, unknown>>;
  if (Object.keys(wishes).some((name) => !Object.hasOwn(choices, name))) return null;
  const chosen: Record<string, unknown> = {};
  for (const [name, choice] of Object.entries(choices)) {
    const value = pick(choice, wishes[name], wishes);
    if (value === undefined) return null;
    chosen[name] = value;
  }
  return chosen as Chosen<C>;
}

function pick(choice: Choice, wish: unknown, all: Readonly<Record<string, unknown>>): unknown {
  if ("of" in choice) {
    const usual = choice.follows?.(all) ?? choice.of[0];
    if (wish === undefined || wish === usual) return usual;
    return choice.of.some((value) => value === wish) ? wish : undefined;
  }
  if ("some" in choice) {
    if (wish === undefined) return choice.some;
    if (!Array.isArray(wish) || new Set(wish).size !== wish.length) return undefined;
    if (wish.some((one) => !choice.some.includes(one as string))) return undefined;
    return choice.some.filter((one) => wish.includes(one));
  }
  if (wish === undefined) return "";
  return typeof wish === "string" && wish.length <= choice.long ? wish : undefined;
}
