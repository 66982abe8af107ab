import type { Pieces } from './files-provider.ts';

/**
 * Cuts a stream into pieces of exactly `size` bytes; only the last may be shorter, or empty. A
 * piece is good until the next one is asked for: all of them share one buffer, so that a long
 * stream costs no more memory than a short one.
 */
export async function* cutInto(
  size: number,
  content: Pieces,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  const held = Buffer.allocUnsafe(size);
  let length = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length; ) {
      // A full piece is kept until more arrives: only then it is known not to be the last.
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
