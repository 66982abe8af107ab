import { createSeeded } from '../../src/testing/seeded.ts';

/** A seeded random number generator. */
export type Chance = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, chosen by weight. */
  weighted<K extends string>(weights: Record<K, number>): K;
  uuid(): string;
};

/** Chance for generated data: the same seed gives the same data. */
export function createChance(seed: number): Chance {
  const { next, below, pick } = createSeeded(seed);
  return {
    next,
    below,
    pick,
    weighted(weights) {
      const entries = Object.entries(weights) as [never, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries.at(-1)?.[0] as never;
    },
    uuid() {
      const hex = Array.from({ length: 8 }, () => below(65_536).toString(16).padStart(4, '0')).join(
        '',
      );
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
