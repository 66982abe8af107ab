import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { asciiBytes, hashListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';

/** The result of a draw from a list file and the randomness of its round. */
export type Draw = {
  readonly fileSha256: string;
  readonly seed: string;
  /** Order of the active and cancelled seats together: picks are taken along it. */
  readonly lottery: readonly number[];
  /** Order of the active seats: of equal bids the seat named earlier wins. */
  readonly bidTie: readonly number[];
};

/** Makes the draw. Deterministic: the same file and randomness give the same orders everywhere. */
export function drawOrders(fileText: string, randomness: string): Draw {
  const list = readListFile(fileText);
  const fileSha256 = hashListFile(fileText);
  const seed = deriveSeed(fileSha256, randomness);
  return {
    fileSha256,
    seed: bytesToHex(seed),
    lottery: shuffle(seed, 'lottery', [...list.active, ...list.cancelled]),
    bidTie: shuffle(seed, 'bid-tie', list.active),
  };
}

/** K = HMAC-SHA256(key R, "draw/v1\n" ‖ L). */
export function deriveSeed(fileSha256: string, randomness: string): Uint8Array {
  const key = hexToBytes(randomness);
  if (key.length !== 32) throw new Error('The randomness is not 32 bytes.');
  return hmac(sha256, key, concatBytes(asciiBytes('draw/v1\n'), hexToBytes(fileSha256)));
}

/** The seats in the order that the seed gives them under a label. */
export function shuffle(seed: Uint8Array, label: string, seats: readonly number[]): number[] {
  const left = [...seats].sort((a, b) => a - b);
  const nextWord = readWords(seed, label);
  const order: number[] = [];
  while (left.length > 0) {
    order.push(...left.splice(numberBelow(left.length, nextWord), 1));
  }
  return order;
}

/**
 * A number below `limit`, each equally likely: words beyond the last whole multiple are rejected.
 */
export function numberBelow(limit: number, nextWord: () => number): number {
  const usable = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const word = nextWord();
    if (word < usable) return word % limit;
  }
}

/** Word i: the first 4 bytes, big endian, of HMAC-SHA256(key K, label ‖ "\n" ‖ i). */
export function readWords(seed: Uint8Array, label: string): () => number {
  const keyed = hmac.create(sha256, seed).update(asciiBytes(`${label}\n`));
  const counter = new DataView(new ArrayBuffer(4));
  let index = 0;
  return () => {
    counter.setUint32(0, index);
    index += 1;
    const digest = keyed.clone().update(new Uint8Array(counter.buffer)).digest();
    return new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  };
}
