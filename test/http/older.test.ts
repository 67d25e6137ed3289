/** What an older page was told is told still: fields are only ever added, and mean the same. */
import { describe, expect, test } from "vitest";
import { storedPage, storedVersions } from "../stored/page.ts";
import { toldBy } from "../stored/told.ts";
import { send } from "./server.ts";

/** Each field with its type, by path; entries of lists, seats and places together. */
function fieldsOf(value: unknown, path = ""): readonly string[] {
  if (value === null || typeof value !== "object") return [`${path} ${kindOf(value)}`];
  const inner = Object.entries(value).flatMap(([name, one]) => {
    const isKey = Array.isArray(value) || /^[\d,]+$/.test(name);
    return fieldsOf(one, `${path}${isKey ? "[]" : `.${name}`}`);
  });
  return [`${path} ${Array.isArray(value) ? "list" : "object"}`, ...inner];
}

const kindOf = (value: unknown): string => (value === null ? "null" : typeof value);

const now = await toldBy(send);

describe.each(storedVersions())("a page of version %i", (version) => {
  const { told } = storedPage(version);

  test("is told every sort of thing it was told before", () => {
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(told)));
  });
  test.each(Object.keys(told))("finds every field of: %s", (sort) => {
    const known = new Set(fieldsOf(now[sort]));
    expect(fieldsOf(told[sort]).filter((field) => !known.has(field))).toEqual([]);
  });
});

test("a field that is gone or of another type is found out", () => {
  const old = { a: 1, b: [{ c: "x" }], d: { 0: "k" } };
  expect(fieldsOf(old)).toEqual([
    " object",
    ".a number",
    ".b list",
    ".b[] object",
    ".b[].c string",
    ".d object",
    ".d[] string",
  ]);
});
