import type { Pieces } from './files-provider.ts';

/** Cuts a stream into pieces of exactly `size` bytes; only the last may be shorter, or empty. */
export async function* cutInto(
  size: number,
  content: Pieces,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const chunk of content) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    // A full piece is held back until more comes: only then it is known not to be the last.
    while (held.length > size) {
      yield { piece: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { piece: held, isLast: true };
}
