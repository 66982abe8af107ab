import type { Pieces } from './files-provider.ts';

/**
 * Splits a stream into pieces of exactly `size` bytes; only the last may be shorter, or empty. A
 * piece is valid until the next one is read: all share one buffer, so that memory use is constant.
 */
export async function* cutInto(
  size: number,
  content: Pieces,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  const held = Buffer.allocUnsafe(size);
  let length = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length; ) {
      // A full piece is held back until more arrives, because it may be the last one.
      if (length === size) {
        yield { piece: held, isLast: false };
        length = 0;
      }
      const part = chunk.subarray(start, start + size - length);
      held.set(part, length);
      length += part.length;
      start += part.length;
    }
  }
  yield { piece: held.subarray(0, length), isLast: true };
}
