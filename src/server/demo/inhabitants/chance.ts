import { createHash } from 'node:crypto';

type Key = string | number;

/**
 * A number from 0 to below 1 that depends on nothing but its keys, so that the same day brings the
 * same again: no inhabitant throws dice.
 */
export function chance(...keys: readonly Key[]): number {
  return createHash('sha256').update(keys.join('\0')).digest().readUInt32BE(0) / 2 ** 32;
}

/** A whole number from `least` to `most`. */
export function between(least: number, most: number, ...keys: readonly Key[]): number {
  return least + Math.floor(chance(...keys) * (most - least + 1));
}

export function pick<T>(list: readonly T[], ...keys: readonly Key[]): T {
  const found = list[Math.floor(chance(...keys) * list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** One of several outcomes, each as often as its weight says. */
export function pickWeighted<T>(weights: readonly (readonly [T, number])[], ...keys: Key[]): T {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance(...keys) * total;
  for (const [outcome, weight] of weights) {
    left -= weight;
    if (left < 0) return outcome;
  }
  const [last] = weights.at(-1) ?? [];
  if (last === undefined) throw new Error('there is nothing to pick from');
  return last;
}
