import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { blogArticles, blogImages } from './tables.ts';

export type ArticleRow = typeof blogArticles.$inferSelect;
export const SLUG_KEY = 'blog_articles_slug_key';

const isThere = isNull(blogArticles.deletedAt);
const isPublished = and(isThere, eq(blogArticles.published, true));

export function findAllPublished(db: Executor): Promise<ArticleRow[]> {
  return db
    .select()
    .from(blogArticles)
    .where(isPublished)
    .orderBy(desc(blogArticles.publishedAt), desc(blogArticles.id));
}

export const findPublished = (db: Executor, slug: string) =>
  findRow(db, blogArticles, and(isPublished, eq(blogArticles.slug, slug)));

export function findAll(db: Executor): Promise<ArticleRow[]> {
  return db
    .select()
    .from(blogArticles)
    .where(isThere)
    .orderBy(desc(sql`coalesce(${blogArticles.publishedAt}, ${blogArticles.createdAt})`));
}

export const lockArticle = (db: Executor, id: string, state: 'there' | 'deleted' = 'there') =>
  lockRow(
    db,
    blogArticles,
    and(eq(blogArticles.id, id), state === 'there' ? isThere : isNotNull(blogArticles.deletedAt)),
  );

export async function insertArticle(db: Executor, row: ArticleRow): Promise<void> {
  await db.insert(blogArticles).values(row);
}

export async function changeArticle(
  db: Executor,
  id: string,
  changes: Partial<ArticleRow>,
): Promise<void> {
  await db.update(blogArticles).set(changes).where(eq(blogArticles.id, id));
}

export async function purgeDeleted(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(blogArticles)
    .where(lt(blogArticles.deletedAt, before))
    .returning({ id: blogArticles.id });
  return gone.length;
}

export async function insertImage(
  db: Executor,
  image: typeof blogImages.$inferInsert,
): Promise<void> {
  await db.insert(blogImages).values(image).onConflictDoNothing();
}

export const findImage = (db: Executor, hash: string) =>
  findRow(db, blogImages, eq(blogImages.hash, hash));
