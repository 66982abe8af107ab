import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

/** The only source of randomness and new ids. */
export type Randomness = {
  bytes(length: number): Buffer;
  /** A time-ordered UUID (version 7): new rows land at the end of their index. */
  id(): string;
  /** An unguessable URL-safe token. */
  token(): string;
};

export function createRandomness(
  clock: Clock,
  bytes: (length: number) => Buffer = randomBytes,
): Randomness {
  const idBytes = bytes === randomBytes ? pooled(bytes, ID_BYTES) : bytes;
  return {
    bytes,
    id: () => uuidV7(clock.now().getTime(), idBytes(ID_BYTES)),
    token: () => bytes(32).toString('base64url'),
  };
}

const ID_BYTES = 10;
const POOL_SIZE = 400;

/** Fetches the bytes of many ids at once: every request has an id. */
function pooled(bytes: (length: number) => Buffer, length: number): () => Buffer {
  let store: Buffer = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === store.length) {
      store = bytes(length * POOL_SIZE);
      used = 0;
    }
    used += length;
    return store.subarray(used - length, used);
  };
}

/** A UUID of version 7 from a time and ten bytes. */
export function uuidV7(milliseconds: number, random: Buffer): string {
  const time = milliseconds.toString(16).padStart(12, '0').slice(-12);
  const tail = Buffer.from(random);
  tail.writeUInt8(0x70 | (tail.readUInt8(0) & 0x0f), 0);
  tail.writeUInt8(0x80 | (tail.readUInt8(2) & 0x3f), 2);
  const hex = time + tail.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
