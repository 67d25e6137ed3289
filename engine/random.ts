/** Chance from a seed (formats §6). Fixed for ever: stored games replay through it. */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { hexToBytes } from "@noble/ciphers/utils.js";
import type { Seed } from "./rules.ts";

/** A source of chance. */
export interface Random {
  /** A whole number from 0 to k − 1, each equally likely; k from 1 to 2³². */
  below(k: number): number;
  /** The same things in another order (Fisher–Yates from the end). */
  shuffle<T>(things: readonly T[]): T[];
}

/** The stream of chance that a seed gives: ChaCha20 with a zero nonce. */
export function randomFrom(seed: Seed): Random {
  const key = hexToBytes(seed);
  let block = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  let at = 0;

  function next(): number {
    if (at + 4 > bytes.byteLength) {
      const stream = chacha20(key, new Uint8Array(12), new Uint8Array(64), undefined, block++);
      bytes = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      at = 0;
    }
    at += 4;
    return bytes.getUint32(at - 4, true);
  }

  function below(k: number): number {
    const fair = 2 ** 32 - (2 ** 32 % k);
    for (;;) {
      const word = next();
      if (word < fair) return word % k;
    }
  }

  function shuffle<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const other = order[j] as T;
      order[j] = order[i] as T;
      order[i] = other;
    }
    return order;
  }

  return { below, shuffle };
}
