import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A public source of randomness in drand's format: who signs, and which round comes when. */
export type BeaconChain = {
  /** Hash of everything below; it names the chain. */
  readonly hash: string;
  /** The group's key on G2, compressed. */
  readonly publicKey: string;
  readonly periodSeconds: number;
  /** Unix seconds of round 1. */
  readonly genesisTime: number;
  readonly groupHash: string;
  readonly beaconId: string;
};

/** Signatures on G1 over the round's number: the only supported scheme. */
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';

/** drand's public chain 'quicknet', pinned: hash and key are never fetched. */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodSeconds: 3,
  genesisTime: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
};

/** Public relays of quicknet, run by others than us. */
export const QUICKNET_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/**
 * The round that decides an assembly held at that instant: the first that begins at or after it.
 * drand's own `roundAt` rounds down, to a round that may be known already.
 */
export function roundOf(chain: BeaconChain, instant: Date): number {
  const elapsed = instant.getTime() / 1000 - chain.genesisTime;
  if (elapsed < 0) throw new RangeError('The instant lies before the first round of the chain.');
  return Math.ceil(elapsed / chain.periodSeconds) + 1;
}

/** When a round begins. */
export function timeOfRound(chain: BeaconChain, round: number): Date {
  return new Date((chain.genesisTime + (round - 1) * chain.periodSeconds) * 1000);
}

/** The hash that names a chain, from its parameters. */
export function hashChain(chain: Omit<BeaconChain, 'hash'>): string {
  const numbers = new DataView(new ArrayBuffer(12));
  numbers.setUint32(0, chain.periodSeconds);
  numbers.setBigUint64(4, BigInt(chain.genesisTime));
  return bytesToHex(
    sha256(
      concatBytes(
        new Uint8Array(numbers.buffer),
        hexToBytes(chain.publicKey),
        hexToBytes(chain.groupHash),
        utf8ToBytes(chain.beaconId),
      ),
    ),
  );
}
