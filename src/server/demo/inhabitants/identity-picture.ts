import { join } from 'node:path';
import { drawText } from '#platform/pictures/draw-text.ts';
import { loadSharp } from '#platform/pictures/load-sharp.ts';
import { openFont } from '#platform/pictures/open-font.ts';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import { identityRows } from './papers.ts';
import type { Inhabitant } from './people.ts';

const FACE = join(
  ROOT_FOLDER,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
);

/** A photo of an identity card, marked as a specimen. Its text is drawn as outlines. */
export async function identityPicture(person: Inhabitant): Promise<Buffer> {
  const font = openFont(FACE);
  const write = (text: string, x: number, y: number, size: number, colour = '#1d2a23') =>
    `<g fill="${colour}">${drawText(text, { font, sizes: [size], x, y, width: 800 })}</g>`;
  const lines = identityRows(person).map(([label, value], index) => {
    const y = 176 + index * 66;
    return write(label.toUpperCase(), 300, y, 15, '#56645b') + write(value, 300, y + 26, 25);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
    <rect width="860" height="540" fill="#cfc6b4"/>
    <rect x="16" y="14" width="828" height="512" rx="28" fill="#f8f3e8"/>
    <rect x="16" y="14" width="828" height="104" rx="28" fill="#1f4d3a"/>
    ${write('State of Utah · Identity card', 52, 66, 36, '#fffdf8')}
    <rect x="52" y="160" width="206" height="258" rx="14" fill="#dfe7dc"/>
    <circle cx="155" cy="256" r="52" fill="#8ba394"/>
    <path d="M76 418c0-70 38-100 79-100s79 30 79 100z" fill="#8ba394"/>
    ${lines.join('')}
    <g transform="rotate(-24 430 270)" opacity="0.28">${write('SPECIMEN', 110, 290, 140, '#b4532a')}</g>
  </svg>`;
  const sharp = await loadSharp();
  // Small, because the recorded history has many of them.
  return sharp(Buffer.from(svg)).resize(700).jpeg({ quality: 45, mozjpeg: true }).toBuffer();
}
