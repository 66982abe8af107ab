import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { ROOT_FOLDER } from '../root-folder.ts';
import { drawText } from './draw-text.ts';
import { loadSharp } from './load-sharp.ts';
import { openFont } from './open-font.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const HOUSE = 'M-26 6 0 -22 26 6V34h-52Z';
const DOOR = 'M-7 34V16H7v18Z';
const FONT = join(
  ROOT_FOLDER,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
);

export type Scene = { ground: string; words: string; ring: string; house: string; centre: string };

export const FOREST: Scene = {
  ground: '#163828',
  words: '#f8f3e8',
  ring: '#1f4d3a',
  house: '#f8f3e8',
  centre: '#163828',
};
export const CREAM: Scene = {
  ground: '#f8f3e8',
  words: '#1d2a23',
  ring: '#efe6d3',
  house: '#1f4d3a',
  centre: '#fffdf8',
};
export const CLAY: Scene = {
  ground: '#8f3f1d',
  words: '#fffdf8',
  ring: '#b4532a',
  house: '#fffdf8',
  centre: '#8f3f1d',
};
export const LEAF: Scene = {
  ground: '#e3ecdf',
  words: '#1d2a23',
  ring: '#fffdf8',
  house: '#1f4d3a',
  centre: '#e3ecdf',
};

let font: ReturnType<typeof openFont> | undefined;

/** The preview image of a shared page, as PNG: its title, our name, and the circle. */
export async function drawSocialPicture(title: string, scene: Scene): Promise<Buffer> {
  font ??= openFont(FONT);
  const place = { font, x: 84, width: 610 };
  const words = drawText(title, { ...place, sizes: [72, 62, 54, 46, 40], y: 280 });
  const name = drawText(brand.name, { ...place, sizes: [34], y: 546 });
  const sharp = await loadSharp();
  return sharp(Buffer.from(draw(scene, `<g fill="${scene.words}">${words}${name}</g>`)))
    .png({ palette: true })
    .toBuffer();
}

/** The text without characters that the font lacks, such as emoji. */
export function writableText(text: string): string {
  font ??= openFont(FONT);
  const opened = font;
  return [...text]
    .filter((character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function draw(scene: Scene, words: string): string {
  const houses = 24;
  const around = Array.from({ length: houses }, (_, index) => {
    const angle = (index * 360) / houses;
    const chosen = scene.ring === '#b4532a' ? '#163828' : '#b4532a';
    const colour = index === 20 ? '#c99a3f' : index === 17 ? chosen : scene.house;
    return `<g transform="rotate(${angle}) translate(0 -330) rotate(${-angle})"><path d="${HOUSE}" fill="${colour}"/><path d="${DOOR}" fill="${scene.ring}"/></g>`;
  }).join('');
  // The circle is larger than the picture, which shows only an arc.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${scene.ground}"/>
    <g transform="translate(1150 340)">
      <circle r="410" fill="${scene.ring}"/>
      <circle r="250" fill="${scene.centre}"/>
      ${around}
      <g transform="translate(-95 -10) scale(3.2)"><path d="${HOUSE}" fill="${scene.house}"/><path d="${DOOR}" fill="${scene.ring === '#b4532a' ? '#163828' : '#b4532a'}"/></g>
    </g>
    ${words}
  </svg>`;
}
