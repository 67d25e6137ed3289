/** Which files may be kept for ever: those that are there, and none that may come. */
import { expect, test } from "vitest";
import { headersOf } from "../../../commands/bundle/headers.ts";

/** What Cloudflare reads: a line without a space before it begins a rule. */
const rulesIn = (text: string): readonly string[] => text.match(/^\S.*$/gm) ?? [];

test("each file by its name; what is not there is not kept", () => {
  const text = headersOf(["a.js", "b.css"]);
  expect(rulesIn(text)).toEqual(["/assets/*", "/assets/a.js", "/assets/b.css"]);
  const [all = "", ...named] = text.split(/^(?=\S)/m);
  expect(all).not.toMatch(/cache-control/i);
  for (const one of named) expect(one).toContain("max-age=31536000, immutable");
});

test("no more rules than are read", () => {
  const files = Array.from({ length: 150 }, (_, i) => `${i}.js`);
  expect(rulesIn(headersOf(files))).toHaveLength(100);
});
