/** Proves while compiling that a schema describes a type: the same fields, none left out. */
import type * as v from "valibot";

/**
 * The same type without `readonly`. Whatever has numbers for keys has texts for keys in JSON; an
 * object of which nothing is said is just that.
 */
type Plain<T> = T extends readonly unknown[]
  ? { -readonly [K in keyof T]: Plain<T[K]> }
  : T extends object
    ? number extends keyof T
      ? { [key: string]: Plain<T[number]> }
      : [keyof T] extends [never]
        ? object
        : { -readonly [K in keyof T]: Plain<T[K]> }
    : T;

/** Both ways, and stricter than assignable: an optional field that one lacks counts. */
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

/** Takes only a schema whose output is this type. */
export function schemaOf<T>(): <S extends v.GenericSchema>(
  schema: S & (Same<v.InferOutput<S>, T> extends true ? unknown : { readonly differs: T }),
) => S {
  return (schema) => schema;
}
