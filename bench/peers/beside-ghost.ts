import { DEMO_ARTICLES } from '../../src/features/blog/server/demo-articles.ts';
import type { Product } from '../product.ts';
import { publishArticle } from '../publish-article.ts';
import { measureBeside } from './beside.ts';
import { comparePages } from './compare-pages.ts';
import { GHOST, startGhost } from './ghost.ts';

/** One of our articles compared with the same text in Ghost. */
export async function besideGhost(product: Product) {
  const slug = await publishArticle(product.databaseUrl);
  return measureBeside({
    product,
    peer: GHOST,
    start: (folder) => startGhost(folder, DEMO_ARTICLES[0]?.content ?? ''),
    compare: (ours, ghost) =>
      comparePages({
        name: 'article',
        against: `Ghost ${GHOST.version}, MariaDB, the same text`,
        ours: `${ours.url}/blog/${slug}`,
        theirs: ghost.url,
      }),
  });
}
