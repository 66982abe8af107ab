import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CLAY,
  CREAM,
  drawSocialPicture,
  FOREST,
  LEAF,
  type Scene,
} from '../../src/platform/pictures/social-picture.ts';
import { brand } from '../../src/shared/brand.ts';

/** The colours of a page's picture, by its name; the others are on cream. */
const SCENES: Record<string, Scene> = {
  home: FOREST,
  imovelnoseua: CLAY,
  'comprar-imovel': CLAY,
  apresentacao: FOREST,
  blog: LEAF,
  'english-blog': LEAF,
  calculators: LEAF,
  calculadoras: LEAF,
  simulator: FOREST,
  simulador: FOREST,
  rules: LEAF,
  regulamento: LEAF,
};

export type SharedPage = { title: string; image: string };

/** Draws a page's social preview picture: its title, and the circle. */
export async function drawSocialPictures(folder: string, pages: readonly SharedPage[]) {
  mkdirSync(join(folder, 'social'), { recursive: true });
  for (const { title, image } of pages) {
    const scene = SCENES[image.replace(/^\/social\/|\.png$/g, '')] ?? CREAM;
    writeFileSync(join(folder, image), await drawSocialPicture(titleOf(title), scene));
  }
}

/**
 * The title without our name, which is shown below it; non-breaking spaces keep figures with their
 * units.
 */
function titleOf(title: string): string {
  const own = title
    .replace(brand.name, '')
    .replace(/^[:\s]+|[\s·]+$/g, '')
    .replace(/(?<=\d%) /g, '\u00a0');
  return own.charAt(0).toUpperCase() + own.slice(1);
}
