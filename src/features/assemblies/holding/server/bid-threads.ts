import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BidSlot } from '#features/bids/bid-slot.ts';
import { openBid, type Verdict } from '#features/bids/open-bid.ts';

type SealedTask = {
  readonly file: Uint8Array;
  readonly slot: BidSlot;
  readonly signature: string;
  /** What the seat owed at the close; undefined for books without limits. */
  readonly unpaid?: number | undefined;
};
export type ThreadTask = SealedTask & { readonly number: number };
export type ThreadAnswer = { readonly number: number; readonly verdict: Verdict };

/** Opens sealed bids; the results are in the order of the tasks. */
export type OpenBids = (tasks: readonly SealedTask[]) => Promise<Verdict[]>;

/** The thread's script is next to this file, both in the sources and in the bundle. */
const THREAD_FILE = `./open-bids-thread${extname(import.meta.url)}`;

/** Below this number, starting threads takes longer than opening the bids. */
const MIN_BIDS_FOR_THREADS = 6;

/** Opens bids in this thread. One takes about 40 ms, so it yields to requests after each. */
export const openOneByOne: OpenBids = async (tasks) => {
  const verdicts: Verdict[] = [];
  for (const { file, slot, signature, unpaid } of tasks) {
    verdicts.push(openBid(file, slot, signature, unpaid));
    await setImmediate();
  }
  return verdicts;
};

/**
 * One thread per core: an evening with a thousand assemblies opens 20,000 bids while the process
 * serves requests. Threads start with the first list that is long enough.
 */
export function createBidThreads(count = availableParallelism()): {
  readonly open: OpenBids;
  close(): Promise<void>;
} {
  let threads: Thread[] = [];
  return {
    async open(tasks) {
      if (tasks.length < MIN_BIDS_FOR_THREADS) return openOneByOne(tasks);
      threads = threads.filter(({ hasEnded }) => !hasEnded());
      while (threads.length < count) threads.push(startThread());
      const started = threads;
      return Promise.all(
        tasks.map((task, index) => (started[index % started.length] as Thread).open(task)),
      );
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/** Threads stay for the next list for so long. */
const IDLE_MS = 10_000;
let shared: { threads: ReturnType<typeof createBidThreads>; users: number } | undefined;
let ending: NodeJS.Timeout | undefined;

/** Runs work with the threads of this process, which its jobs share: more would not be faster. */
export async function withSharedThreads<T>(work: (open: OpenBids) => Promise<T>): Promise<T> {
  clearTimeout(ending);
  shared ??= { threads: createBidThreads(), users: 0 };
  const used = shared;
  used.users += 1;
  try {
    return await work(used.threads.open);
  } finally {
    used.users -= 1;
    if (used.users === 0) {
      ending = setTimeout(() => {
        shared = undefined;
        void used.threads.close();
      }, IDLE_MS).unref();
    }
  }
}

type Thread = ReturnType<typeof startThread>;
type Waiting = { resolve(verdict: Verdict): void; reject(error: unknown): void };

function startThread() {
  const thread = new Worker(new URL(THREAD_FILE, import.meta.url));
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isOver = false;
  const fail = (error: unknown) => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('message', ({ number, verdict }: ThreadAnswer) => {
    waiting.get(number)?.resolve(verdict);
    waiting.delete(number);
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('a thread that opens bids has ended')));
  return {
    hasEnded: () => isOver,
    open: (task: SealedTask) =>
      new Promise<Verdict>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread.postMessage({ ...task, number: asked } satisfies ThreadTask);
      }),
    end: () => thread.terminate(),
  };
}
