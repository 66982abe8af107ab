import { and, desc, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { searchPatterns } from '#db/search.ts';
import { blogArticles } from './tables.ts';

/** The latest articles whose title has the words, drafts included. */
export function findArticles(
  { db }: { readonly db: Executor },
  { search, limit }: { search: string; limit: number },
) {
  const title = sql`search_text_of(null, ${blogArticles.title})`;
  const hasWords = searchPatterns(search).map((pattern) => sql`${title} like ${pattern}`);
  return db
    .select({
      id: blogArticles.id,
      title: blogArticles.title,
      isPublished: blogArticles.published,
      updatedAt: blogArticles.updatedAt,
    })
    .from(blogArticles)
    .where(and(isNull(blogArticles.deletedAt), ...hasWords))
    .orderBy(desc(blogArticles.updatedAt))
    .limit(limit);
}
