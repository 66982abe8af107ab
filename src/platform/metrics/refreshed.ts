import { performance } from 'node:perf_hooks';

/**
 * The last known value of something that is slow to find out. A read never waits: it returns what is
 * known and, when that is older than `maxAgeMs`, starts finding it out again.
 */
export function refreshed<T>(maxAgeMs: number, find: () => Promise<T>): () => T | undefined {
  let known: T | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  return () => {
    if (!isAsking && performance.now() - askedAt > maxAgeMs) {
      isAsking = true;
      askedAt = performance.now();
      find()
        .then(
          (value) => {
            known = value;
          },
          // It stays as it was, and its age shows in the figure.
          () => {},
        )
        .finally(() => {
          isAsking = false;
        });
    }
    return known;
  };
}
