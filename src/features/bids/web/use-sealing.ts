import { useCallback, useEffect, useRef } from 'react';
import type { BeaconChain } from '#shared/beacon-chain.ts';
import type { BidSlot } from '../bid-slot.ts';
import type { SealAnswer, SealRequest } from './seal-worker.ts';

export type Sealed = { file: string; sha256: string; spareKey: string };

/** Seals bids in a worker, which warms up as soon as the form is shown. */
export function useSealing(chain: BeaconChain, slot: BidSlot) {
  const worker = useRef<Worker>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slot is named by its round and seat.
  useEffect(() => {
    const made = new Worker(new URL('./seal-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.postMessage({ chain, slot, amount: undefined } satisfies SealRequest);
    return () => made.terminate();
  }, [chain.hash, slot.round, slot.seat]);

  return useCallback(
    (amount: number): Promise<Sealed> =>
      new Promise((resolve, reject) => {
        const running = worker.current;
        if (!running) return reject(new Error('Sealing is not ready yet. Please try again.'));
        running.onerror = () => reject(new Error('Sealing could not be loaded. Please try again.'));
        running.onmessage = ({ data }: MessageEvent<SealAnswer>) => {
          if ('isWarm' in data) return;
          if ('failure' in data) reject(new Error(data.failure));
          else resolve(data);
        };
        running.postMessage({ chain, slot, amount } satisfies SealRequest);
      }),
    [chain, slot],
  );
}
