import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type { Locale } from '#shared/text/locale.ts';
import { slugify } from '../rules.ts';
import { DEMO_ARTICLES, type DemoArticle } from './demo-articles.ts';
import { ENGLISH_ARTICLES } from './english-articles.ts';
import { findAll, insertArticle } from './queries.ts';
import { sanitiseContent } from './sanitise-content.ts';

/** Seeds an empty blog with the Portuguese articles; does nothing when there is an article. */
export async function seedDemoArticles(context: Context): Promise<void> {
  await seed(context, 'pt-BR', DEMO_ARTICLES, `Equipe ${brand.name}`);
}

/**
 * Adds the English articles, also to the recorded history, which is older than they are. Does
 * nothing when there is an article in English.
 */
export async function seedEnglishArticles(context: Context): Promise<void> {
  await seed(context, 'en', ENGLISH_ARTICLES, `The ${brand.name} team`);
}

async function seed(
  context: Context,
  language: Locale,
  articles: readonly DemoArticle[],
  authorName: string,
): Promise<void> {
  await changeContent(context, async (tx) => {
    const present = await findAll(tx.db);
    if (present.some((article) => article.language === language)) return;
    const now = tx.clock.now();
    for (const { title, excerpt, content, publishedDaysAgo } of articles) {
      const publishedAt = daysLater(now, -publishedDaysAgo);
      await insertArticle(tx.db, {
        id: tx.randomness.id(),
        title,
        slug: slugify(title),
        content: sanitiseContent(content),
        excerpt,
        language,
        cover: null,
        authorName,
        published: true,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
        deletedAt: null,
      });
    }
  });
}
