import { parentPort } from 'node:worker_threads';
import { openBid } from '#features/bids/open-bid.ts';
import type { ThreadAnswer, ThreadTask } from './bid-threads.ts';

/** Runs in a thread of its own: opens what it is sent. */
parentPort?.on('message', ({ number, file, slot, signature, unpaid }: ThreadTask) => {
  const verdict = openBid(file, slot, signature, unpaid);
  parentPort?.postMessage({ number, verdict } satisfies ThreadAnswer);
});
