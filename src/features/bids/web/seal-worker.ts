import type { BeaconChain } from '#shared/beacon-chain.ts';
import type { BidSlot } from '../bid-slot.ts';
import { sealBid } from '../seal-bid.ts';

/** Seals in a worker, because the first sealing is slow on a weak phone. */
export type SealRequest = {
  chain: BeaconChain;
  slot: BidSlot;
  /** Undefined only warms up the code. */
  amount: number | undefined;
};
export type SealAnswer =
  | { file: string; sha256: string; spareKey: string }
  | { isWarm: true }
  | { failure: string };

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

self.onmessage = ({ data: { chain, slot, amount } }: MessageEvent<SealRequest>) => {
  const answer = (message: SealAnswer) => self.postMessage(message);
  try {
    const { file, sha256, spareKey } = sealBid(chain, slot, amount ?? 0, randomBytes);
    if (amount === undefined) answer({ isWarm: true });
    else answer({ file: btoa(String.fromCharCode(...file)), sha256, spareKey });
  } catch (error) {
    answer({ failure: (error as Error).message });
  }
};
