import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { slugify } from '../rules.ts';
import { DEMO_ARTICLES } from './demo-articles.ts';
import { findAll, insertArticle } from './queries.ts';
import { sanitiseContent } from './sanitise-content.ts';

/** Seeds an empty blog; does nothing when there is an article. */
export async function seedDemoArticles(context: Context): Promise<void> {
  await changeContent(context, async (tx) => {
    if ((await findAll(tx.db)).length > 0) return;
    const now = tx.clock.now();
    for (const { title, excerpt, content, publishedDaysAgo } of DEMO_ARTICLES) {
      const publishedAt = daysLater(now, -publishedDaysAgo);
      await insertArticle(tx.db, {
        id: tx.randomness.id(),
        title,
        slug: slugify(title),
        content: sanitiseContent(content),
        excerpt,
        authorName: `Equipe ${brand.name}`,
        published: true,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
        deletedAt: null,
      });
    }
  });
}
