import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The favicon's own ground. */
const GROUND = '#1f4d3a';

/** Writes the icons of all sizes beside the built files. */
export async function drawIcons(folder: string): Promise<void> {
  const favicon = readFileSync(join(folder, 'favicon.svg'));
  const icon = (size: number) => sharp(favicon, { density: 600 }).resize(size, size).png();
  await icon(192).toFile(join(folder, 'icon-192.png'));
  await icon(512).toFile(join(folder, 'icon-512.png'));
  // Android cuts its own shape out of a maskable icon; the circle inside 80 % of it is never cut.
  await icon(410)
    .flatten({ background: GROUND })
    .extend({ top: 51, bottom: 51, left: 51, right: 51, background: GROUND })
    .toFile(join(folder, 'icon-maskable-512.png'));
  await icon(180).flatten({ background: GROUND }).toFile(join(folder, 'apple-touch-icon.png'));
  writeFileSync(join(folder, 'favicon.ico'), asIco(await icon(32).toBuffer(), 32));
}

/** An ICO file with one picture, for old browsers. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
