import { type PublishedKey, RECEIPT_KEYS_PATH } from '#features/bids/receipt-keys.ts';
import type { PastAssembly } from '../../contract.ts';
import type { CheckAnswer } from './answer-check.ts';
import type { CheckMeans } from './check-sources.ts';

/** Fetches keys and lists from our site, and runs the check in its worker. */
export const pageMeans: CheckMeans = {
  isOnSite: true,
  async readSources({ group }) {
    const [past, published] = await Promise.all([
      fetchJson<PastAssembly[]>(`/api/groups/${group}/lists`),
      fetchJson<{ keys: PublishedKey[] }>(RECEIPT_KEYS_PATH),
    ]);
    const keys = published?.keys;
    const pinnedKeys = pinKeys(keys?.map(({ publicKey }) => publicKey) ?? []);
    return { past, keys, pinnedKeys };
  },
  run(request, onAnswer, onLost) {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = onLost;
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data);
    worker.postMessage(request);
    return { end: () => worker.terminate() };
  },
};

async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

const PINNED = 'receipt-keys-seen';

/** Stores keys in this browser, and returns those that it had before. */
function pinKeys(published: readonly string[]): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(PINNED) ?? '[]');
    const before = Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [];
    localStorage.setItem(PINNED, JSON.stringify([...new Set([...before, ...published])]));
    return before;
  } catch {
    // Storage may be unavailable; then nothing is pinned.
    return [];
  }
}
