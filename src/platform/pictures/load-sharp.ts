/**
 * The image library, loaded with the first image because it takes some 20 MB. Images are rare here,
 * so it caches nothing and uses one thread, each of which has its own memory.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
