/** The headers that every answer has, whatever it is (reliability.md X4). */
import { expect } from "vitest";

const year = 31_536_000;

/** `what`: names the answer where one is missing. */
export function hasSecurity(headers: Headers, what: unknown): void {
  const age = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  expect([what, Number(age) >= year]).toEqual([what, true]);
  const told = Object.fromEntries(
    ["x-content-type-options", "referrer-policy", "cross-origin-resource-policy", "server"].map(
      (name) => [name, headers.get(name)],
    ),
  );
  expect([what, told]).toEqual([
    what,
    {
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      server: null,
    },
  ]);
}
