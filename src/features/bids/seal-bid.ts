import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import { type BidSlot, hashSlot, writePlaintext } from './bid-slot.ts';
import { sealFile } from './sealed-file.ts';
import { KEY_BYTES, lockKey } from './time-lock.ts';

export type SealedBid = {
  readonly file: Uint8Array;
  readonly sha256: string;
  /** Opens the file even if the beacon chain stops; shown to the member once. */
  readonly spareKey: string;
};

/** Seals a bid to its assembly's round. `randomBytes` must be cryptographically secure. */
export function sealBid(
  chain: Pick<BeaconChain, 'publicKey' | 'hash'>,
  slot: BidSlot,
  amount: number,
  randomBytes: (length: number) => Uint8Array,
): SealedBid {
  if (chain.hash !== slot.chain) throw new Error('The slot belongs to another chain.');
  const key = randomBytes(KEY_BYTES);
  const stanzas = [
    {
      type: 'tlock',
      args: [String(slot.round), slot.chain],
      body: lockKey(chain, slot.round, key, randomBytes(KEY_BYTES)),
    },
    {
      type: 'bid',
      args: [slot.group, String(slot.month), String(slot.seat)],
      body: hashSlot(slot),
    },
  ];
  const file = sealFile(stanzas, key, randomBytes(16), writePlaintext(slot, amount));
  return { file, sha256: bytesToHex(sha256(file)), spareKey: bytesToHex(key) };
}
