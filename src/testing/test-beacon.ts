import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createBeaconSandbox } from '#providers/beacon/sandbox.ts';
import { pointOfRound } from '#shared/verify-beacon.ts';

const SECRET = '2'.repeat(64);

/** A beacon chain whose rounds, also future ones, a test can sign. */
export function createTestBeacon() {
  const { chain } = createBeaconSandbox(SECRET, { now: () => new Date(0) }, []);
  const sign = (round: number) =>
    bls12_381.shortSignatures.sign(pointOfRound(round), hexToBytes(SECRET)).toHex(true);
  return {
    chain,
    sign,
    randomness: (round: number) => bytesToHex(sha256(hexToBytes(sign(round)))),
  };
}
