import { createHash } from 'node:crypto';
import type { Clock } from '#providers/clock/clock.ts';
import { type Randomness, uuidV7 } from '#providers/randomness/randomness.ts';

/** As long as the 32 bytes of a real token in base64. */
const TOKEN_LENGTH = 43;

/**
 * Deterministic randomness from a seed. Ids and tokens are counters, so that a dump of them
 * compresses well; they must not protect anything. They sort in the order drawn, so that an
 * additional one changes no order.
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
  const count = (): number => {
    counted += 1;
    return counted;
  };
  const countedBytes = (): Buffer => {
    const number = Buffer.alloc(10);
    number.writeUIntBE(count(), 4, 6);
    return number;
  };
  return {
    bytes,
    id: () => uuidV7(clock.now().getTime(), countedBytes()),
    token: () => count().toString(16).padStart(TOKEN_LENGTH, '0'),
  };
}
