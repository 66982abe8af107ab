import type { Product } from '../product.ts';
import { measureBeside } from './beside.ts';
import { comparePages } from './compare-pages.ts';
import { NEXT, startNext } from './next.ts';

/** Our landing page compared with a copy of it prerendered by Next. */
export const besideNext = (product: Product) =>
  measureBeside({
    product,
    peer: NEXT,
    start: (folder, ours) => startNext(folder, ours.url),
    compare: (ours, next) =>
      comparePages({
        name: 'landing page',
        against: `Next ${NEXT.version}, the same content and styles, prerendered`,
        ours: `${ours.url}/`,
        theirs: `${next.url}/`,
      }),
  });
