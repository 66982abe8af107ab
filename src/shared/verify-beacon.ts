import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from './beacon-chain.ts';
import { memoize } from './memoize.ts';

/** A round's verified signature, and the randomness derived from it. */
export type Beacon = {
  readonly round: number;
  readonly signature: string;
  readonly randomness: string;
};

/** The data is not the beacon of that round of that chain; the message says why. */
export class BeaconError extends Error {
  override readonly name = 'BeaconError';
}

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE = /^[0-9a-f]{96}$/;

/**
 * The point on G1 of a round: the message that the beacon signs and that bids are encrypted to.
 * Memoized, like the others: all bids of an assembly have the same round, signature and chain.
 */
export const pointOfRound = memoize((round: number) => {
  if (!Number.isSafeInteger(round) || round < 1) throw new BeaconError('There is no such round.');
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(round));
  return bls12_381.shortSignatures.hash(sha256(new Uint8Array(bytes.buffer)), DST);
});

/** The point of a signature on G1; refuses invalid points and points outside the subgroup. */
export const pointOfSignature = memoize((signature: string) => {
  if (!SIGNATURE.test(signature))
    throw new BeaconError('The signature is not 96 hexadecimal digits.');
  try {
    const point = bls12_381.G1.Point.fromBytes(hexToBytes(signature));
    point.assertValidity();
    if (point.is0() || !point.isTorsionFree()) throw new Error('outside the subgroup');
    return point;
  } catch (cause) {
    throw new BeaconError('The signature is not a point of the group.', { cause });
  }
});

/** The point on G2 of a chain's public key. */
export const pointOfKey = memoize((publicKey: string) =>
  bls12_381.G2.Point.fromBytes(hexToBytes(publicKey)),
);

/** Verifies the signature of a round with the chain's key and returns its randomness. */
export function verifyBeacon({ publicKey }: BeaconChain, round: number, signature: string): Beacon {
  return verifySignature(publicKey, round, signature);
}

/** Memoized: all groups of an evening share a round, and each step of a draw verifies it. */
const verifySignature = memoize((publicKey: string, round: number, signature: string): Beacon => {
  const isTrue = bls12_381.shortSignatures.verify(
    pointOfSignature(signature),
    pointOfRound(round),
    pointOfKey(publicKey),
  );
  if (!isTrue) throw new BeaconError('The signature is not that of this round and chain.');
  return { round, signature, randomness: bytesToHex(sha256(hexToBytes(signature))) };
});
