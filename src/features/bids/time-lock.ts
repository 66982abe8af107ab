import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import { pointOfKey, pointOfRound, pointOfSignature } from '#shared/verify-beacon.ts';

/**
 * Identity-based encryption to a beacon round, compatible with drand's tlock. The signature of the
 * round is the decryption key, and nobody has it before the round.
 */
const { G2, fields, pairing } = bls12_381;

export const KEY_BYTES = 16;
const POINT_BYTES = 96;
export const LOCKED_BYTES = POINT_BYTES + 2 * KEY_BYTES;

/** A lock that is malformed, or that the signature does not open. */
export class TimeLockError extends Error {
  override readonly name = 'TimeLockError';
}

/** Locks a file key until the round; `sigma` is fresh random bytes of the same length. */
export function lockKey(
  chain: Pick<BeaconChain, 'publicKey'>,
  round: number,
  key: Uint8Array,
  sigma: Uint8Array,
): Uint8Array {
  if (key.length !== KEY_BYTES || sigma.length !== KEY_BYTES) {
    throw new TimeLockError('A file key and its chance are 16 bytes each.');
  }
  const scalar = hashToScalar(sigma, key);
  // e(id·r, pk) equals e(id, pk)^r and is cheaper than the exponentiation.
  const shared = pairing(pointOfRound(round).multiply(scalar), pointOfKey(chain.publicKey));
  return concatBytes(
    G2.Point.BASE.multiply(scalar).toBytes(true),
    xor(sigma, hashShared(shared)),
    xor(key, hashSigma(sigma)),
  );
}

/** Opens a lock with the signature of its round, and verifies that it is well formed. */
export function unlockKey(signature: string, locked: Uint8Array): Uint8Array {
  const point = readLockPoint(locked);
  const shared = pairing(pointOfSignature(signature), point);
  const sigma = xor(locked.slice(POINT_BYTES, POINT_BYTES + KEY_BYTES), hashShared(shared));
  const key = xor(locked.slice(POINT_BYTES + KEY_BYTES), hashSigma(sigma));
  if (!G2.Point.BASE.multiply(hashToScalar(sigma, key)).equals(point)) {
    throw new TimeLockError('The lock was not made with this key.');
  }
  return key;
}

/** Parses the lock's point, and refuses one outside the group. This needs no signature. */
export function readLockPoint(locked: Uint8Array) {
  if (locked.length !== LOCKED_BYTES) throw new TimeLockError('The lock has another length.');
  try {
    const point = G2.Point.fromBytes(locked.slice(0, POINT_BYTES));
    point.assertValidity();
    if (point.is0() || !point.isTorsionFree()) throw new Error('outside the subgroup');
    return point;
  } catch (cause) {
    throw new TimeLockError('The lock is not a point of the group.', { cause });
  }
}

function xor(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((byte, index) => byte ^ (b[index] ?? 0));
}

/** tlock serializes the twelve coefficients of a pairing in the reverse of noble's order. */
function hashShared(shared: ReturnType<typeof pairing>): Uint8Array {
  const bytes = fields.Fp12.toBytes(shared);
  const parts = Array.from({ length: 12 }, (_, index) => bytes.slice(index * 48, (index + 1) * 48));
  return sha256(concatBytes(utf8ToBytes('IBE-H2'), ...parts.reverse())).slice(0, KEY_BYTES);
}

const hashSigma = (sigma: Uint8Array) =>
  sha256(concatBytes(utf8ToBytes('IBE-H4'), sigma)).slice(0, KEY_BYTES);

/** Hashes with a little-endian counter until the result is below the group's order. */
function hashToScalar(sigma: Uint8Array, key: Uint8Array): bigint {
  const digest = sha256(concatBytes(utf8ToBytes('IBE-H3'), sigma, key));
  for (let counter = 1; counter < 65_535; counter += 1) {
    const hash = sha256(concatBytes(Uint8Array.of(counter & 0xff, counter >> 8), digest));
    hash[0] = (hash[0] ?? 0) >> 1;
    const number = BigInt(`0x${bytesToHex(hash)}`);
    if (number > 0n && number < fields.Fr.ORDER) return number;
  }
  throw new TimeLockError('No number was found.');
}
