/** Seeds are hashes of the match secret, fixed for ever (formats §6). */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, seedOf, type Purpose } from "../../engine/seeds.ts";

const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

test.each<[Purpose, number, string]>([
  ["game", 0, "cee00096536df88ce288553261cda86667d5be2c178fdaad984cdfe237a9e961"],
  ["game", 1, "355f75f3559169b7e0145a2eb9bfcb58206bd855c9e908ed2ac0d2a7c4f63998"],
  ["lot", 0, "4aff8a16c4a3ca745d8a0860538cc97241807decb468c088ae80d4794f038249"],
  ["cpu", 7, "b6572dffef82b24ce282ef19a441e136b35691ce947d5e4cf1d34ae5347d947f"],
])("the seed of %s %i", (purpose, nth, expected) => {
  expect(seedOf(secret, purpose, nth)).toBe(expected);
  const hash = createHash("sha256").update(`${purpose} ${nth}`).update(Buffer.from(secret, "hex"));
  expect(hash.digest("hex")).toBe(expected);
});

test("a commitment is the hash of the seed's bytes", () => {
  const seed = seedOf(secret, "game", 0);
  const expected = "d0f39c710989875e87dc063f2bfdd509d9a960cab3af1bf45658b2fbddc3acd0";
  expect(commitment(seed)).toBe(expected);
  expect(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex")).toBe(expected);
});
