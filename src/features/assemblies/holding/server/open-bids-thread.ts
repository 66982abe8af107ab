import { parentPort } from 'node:worker_threads';
import { openBid } from '#features/bids/open-bid.ts';
import type { ThreadAnswer, ThreadTask } from './bid-threads.ts';

/** Runs in a worker thread: opens each bid it receives. */
parentPort?.on('message', ({ number, file, slot, signature, unpaid }: ThreadTask) => {
  const verdict = openBid(file, slot, signature, unpaid);
  parentPort?.postMessage({ number, verdict } satisfies ThreadAnswer);
});
