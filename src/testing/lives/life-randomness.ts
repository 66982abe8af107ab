import { createHash } from 'node:crypto';
import type { Clock } from '#providers/clock/clock.ts';
import { type Randomness, uuidV7 } from '#providers/randomness/randomness.ts';

/**
 * Chance that is the same in every run with the same seed. Ids and tokens are counted, so that a
 * dump of them is small: nothing of it may protect anything.
 */
export function createLifeRandomness(clock: Clock, seed: string): Randomness {
  let drawn = 0;
  let counted = 0;
  const bytes = (length: number): Buffer => {
    const pieces: Buffer[] = [];
    for (let size = 0; size < length; size += 32) {
      drawn += 1;
      pieces.push(createHash('sha256').update(`${seed}:${drawn}`).digest());
    }
    return Buffer.concat(pieces).subarray(0, length);
  };
  const count = (length: number): Buffer => {
    counted += 1;
    const number = Buffer.alloc(length);
    number.writeUIntBE(counted, length - 6, 6);
    return number;
  };
  return {
    bytes,
    id: () => uuidV7(clock.now().getTime(), count(10)),
    token: () => count(32).toString('base64url'),
  };
}
