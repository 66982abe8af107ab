import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '#platform/context.ts';
import { loadSharp } from '#platform/pictures/load-sharp.ts';
import { errors } from '../errors.ts';
import { findImage, insertImage } from './queries.ts';

const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const MAX_SIDE = 1600;
/** A decompression bomb: a small file can decode to an image that exhausts the memory. */
const MAX_PIXELS = 50_000_000;

type StoredImage = { src: string; width: number; height: number };

/**
 * Stores an image for articles. Its type is detected from the bytes, not from the name; it is
 * rotated, resized and re-encoded, which removes metadata (location, camera) and scripts.
 */
export async function storeImage(context: Context, file: Uint8Array): Promise<StoredImage> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !READABLE.has(type.mime)) throw errors.IMAGE_NOT_READABLE();
  const { data, info } = await encode(file).catch((cause: unknown) => {
    throw errors.IMAGE_NOT_READABLE({ cause });
  });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const { width, height } = info;
  await insertImage(context.db, {
    hash,
    bytes: data,
    width,
    height,
    createdAt: context.clock.now(),
  });
  return { src: `/blog/images/${hash}.webp`, width, height };
}

async function encode(file: Uint8Array) {
  const sharp = await loadSharp();
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
}

/** The bytes of a stored image, by file name. */
export async function readImage(context: Context, file: string): Promise<Uint8Array | undefined> {
  const hash = /^([0-9a-f]{32})\.webp$/.exec(file)?.[1];
  return hash ? (await findImage(context.db, hash))?.bytes : undefined;
}
