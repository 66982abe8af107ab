import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export type MemoryInUse = { readonly held: number; readonly resident: number };

/**
 * The memory this process needs, in bytes. What is dead is collected first: the engine leaves up to
 * 64 MB of used-up network buffers lying until it must not, and that says nothing of a program.
 */
export function memoryInUse(): MemoryInUse {
  // Buffers found dead by the first are given back in the background; the second waits for that.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

/** Watches the memory while something runs; answers by how much it grew at the most. */
export async function growthDuring<T>(
  run: () => Promise<T>,
): Promise<{ answer: T; growth: MemoryInUse }> {
  // What the first collection frees in the background is gone by the second.
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
    // Looking stops everything else, so most of the time is left to what is watched.
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
