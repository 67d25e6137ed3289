/** Seeds from the secret of a match (formats §6). Apart from `random`: few pages carry it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seed } from "./rules.ts";

/** What a match's chance is used for: a game's seed, who begins, the CPU's dice. */
export type Purpose = "game" | "lot" | "cpu";

/** The seed for the nth use of a purpose, from the match secret (hex). */
export function seedOf(secret: Seed, purpose: Purpose, nth: number): Seed {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${purpose} ${nth}`), hexToBytes(secret))));
}

/** Shown from a game's start: proves afterwards that its seed was fixed before the first move. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
