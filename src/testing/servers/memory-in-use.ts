import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export type MemoryInUse = { readonly held: number; readonly resident: number };

/**
 * The memory this process uses, in bytes, after a garbage collection: the engine may leave up to 64
 * MB of unused network buffers uncollected, which would distort the figure.
 */
export function memoryInUse(): MemoryInUse {
  // The first collection frees buffers in the background; the second waits for that.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

/** Measures the memory while something runs; returns its maximum growth. */
export async function growthDuring<T>(
  run: () => Promise<T>,
): Promise<{ answer: T; growth: MemoryInUse }> {
  // The second collection waits for what the first frees in the background.
  memoryInUse();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = memoryInUse();
  const peak = { ...before };
  let watch: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const startedAt = performance.now();
    const now = memoryInUse();
    peak.held = Math.max(peak.held, now.held);
    peak.resident = Math.max(peak.resident, now.resident);
    // Measuring blocks the process, so it is done rarely.
    watch = setTimeout(look, 50 + 3 * (performance.now() - startedAt));
  };
  look();
  try {
    const answer = await run();
    const growth = { held: peak.held - before.held, resident: peak.resident - before.resident };
    return { answer, growth };
  } finally {
    clearTimeout(watch);
  }
}
