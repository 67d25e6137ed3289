/** Seat keys in what people paste and what chats make of a link. */
import { expect, test } from "vitest";
import { keyIn, takeKeyFrom } from "../../web/address.ts";

const key = "23456789bcdfghjkmnpqrstvwxz";
const link = `https://kaestchen.example/g/${"2".repeat(27)}#${key}`;

test.each([
  link,
  key,
  ` ${key} `,
  `Spiel mit: ${link}`,
  `${link} bis gleich`,
  `${link}.`,
  `<${link}>`,
  `„${link}“`,
  link.toUpperCase(),
  `${link}?utm=1`,
])("%s has its key", (text) => expect(keyIn(text)).toBe(key));

test.each(["", "kaestchen", link.split("#")[0] ?? "", link.slice(0, -1), `${link}2`])(
  "%j has none",
  (text) => expect(keyIn(text)).toBeNull(),
);

test("a fragment with something behind it still opens its seat", () => {
  for (const end of ["", ".", ")", "?utm=1", "%20"]) {
    expect(takeKeyFrom({ hash: `#${key}${end}` })).toBe(key);
  }
  expect(takeKeyFrom({ hash: "#main" })).toBeNull();
});
