/** Ids, keys and codes: 128 bits in 27 letters (formats §7). */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Seat } from "../engine/rules.ts";
import { idLength, letters } from "../engine/wire.ts";

// Every request has its key hashed; an encoder for each would cost more than the hash.
const encoder = new TextEncoder();

/** The first 128 bits as letters. */
export function lettersOf(bytes: Uint8Array): string {
  let rest = BigInt(`0x${bytesToHex(bytes.subarray(0, 16))}`);
  const base = BigInt(letters.length);
  let text = "";
  for (let i = 0; i < idLength; i++) {
    text = (letters[Number(rest % base)] ?? "") + text;
    rest /= base;
  }
  return text;
}

export function hashOf(text: string): string {
  return bytesToHex(sha256(encoder.encode(text)));
}

/** The id of the match that this player makes under this Idempotency-Key: twice the same. */
export function matchIdOf(player: string, idempotencyKey: string): string {
  return lettersOf(sha256(encoder.encode(`match ${player} ${idempotencyKey}`)));
}

/** A fresh match secret, 32 bytes as hex. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The key of a seat in its nth generation, by one secret of the deployment. */
export function seatKey(
  deployment: string,
  matchSecret: string,
  seat: Seat,
  generation: number,
): string {
  const about = new Uint8Array(5);
  about[0] = seat;
  new DataView(about.buffer).setUint32(1, generation);
  const text = concatBytes(hexToBytes(matchSecret), about);
  return lettersOf(hmac(sha256, encoder.encode(deployment), text));
}

/** The deployment's secrets, newest first; old ones stay so that old links live. */
export function deploymentSecrets(list: string | undefined): readonly [string, ...string[]] {
  const [first, ...rest] = (list ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (first === undefined) throw new Error("SECRETS is not set: no seat can have a key");
  return [first, ...rest];
}
