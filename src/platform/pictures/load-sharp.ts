/**
 * The library for pictures, loaded at the first one because it takes some 20 MB. Pictures are rare
 * here: it keeps nothing between them, and works in one thread, each of which has memory of its own.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
