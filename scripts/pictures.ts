import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const HOUSE = 'M-26 6 0 -22 26 6V34h-52Z';
const DOOR = 'M-7 34V16H7v18Z';

type Scene = { ground: string; ring: string; house: string; door: string; centre: string };

const FOREST: Scene = {
  ground: '#163828',
  ring: '#1f4d3a',
  house: '#f8f3e8',
  door: '#1f4d3a',
  centre: '#163828',
};
const CREAM: Scene = {
  ground: '#f8f3e8',
  ring: '#efe6d3',
  house: '#1f4d3a',
  door: '#efe6d3',
  centre: '#fffdf8',
};
const CLAY: Scene = {
  ground: '#8f3f1d',
  ring: '#b4532a',
  house: '#fffdf8',
  door: '#b4532a',
  centre: '#8f3f1d',
};
const LEAF: Scene = {
  ground: '#e3ecdf',
  ring: '#fffdf8',
  house: '#1f4d3a',
  door: '#fffdf8',
  centre: '#e3ecdf',
};

/**
 * The picture shown where a page is shared. Without words: a title stands beside it anyway, in a
 * face that is really there, and a new brand needs no new pictures.
 */
const SCENES: Record<string, Scene> = {
  home: FOREST,
  homebuyers: CREAM,
  imovelnoseua: CLAY,
  apresentacao: { ...CLAY, ground: '#163828', centre: '#163828' },
  blog: LEAF,
  legal: { ...CREAM, ground: '#efe6d3', ring: '#f8f3e8', door: '#f8f3e8' },
};

function draw(scene: Scene): string {
  const houses = 24;
  const around = Array.from({ length: houses }, (_, index) => {
    const angle = (index * 360) / houses;
    const colour = index === 2 ? '#c99a3f' : index === 21 ? '#b4532a' : scene.house;
    const chosen = scene.ring === '#b4532a' && index === 21 ? '#163828' : colour;
    return `<g transform="rotate(${angle}) translate(0 -395) rotate(${-angle})"><path d="${HOUSE}" fill="${chosen}"/><path d="${DOOR}" fill="${scene.door}"/></g>`;
  }).join('');
  // The circle is larger than the picture: one sees a stretch of a longer street.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${scene.ground}"/>
    <g transform="translate(${WIDTH / 2} 590)">
      <circle r="490" fill="${scene.ring}"/>
      <circle r="300" fill="${scene.centre}"/>
      ${around}
      <g transform="translate(0 -120) scale(4.2)"><path d="${HOUSE}" fill="${scene.house}"/><path d="${DOOR}" fill="#b4532a"/></g>
    </g>
  </svg>`;
}

/** Writes the pictures for sharing and the icons of all sizes beside the built files. */
export async function makePictures(folder: string): Promise<void> {
  mkdirSync(join(folder, 'social'), { recursive: true });
  for (const [name, scene] of Object.entries(SCENES)) {
    await sharp(Buffer.from(draw(scene)))
      .png({ palette: true })
      .toFile(join(folder, 'social', `${name}.png`));
  }
  const favicon = readFileSync(join(folder, 'favicon.svg'));
  const icon = (size: number) => sharp(favicon, { density: 600 }).resize(size, size).png();
  await icon(192).toFile(join(folder, 'icon-192.png'));
  await icon(512).toFile(join(folder, 'icon-512.png'));
  await icon(180).flatten({ background: '#1f4d3a' }).toFile(join(folder, 'apple-touch-icon.png'));
  writeFileSync(join(folder, 'favicon.ico'), asIco(await icon(32).toBuffer(), 32));
}

/** A picture as the one entry of an icon file, for those who ask for nothing else. */
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
