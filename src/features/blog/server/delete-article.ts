import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type { AdminArticle } from '../article.ts';
import { errors } from '../errors.ts';
import { type Author, auditArticle } from './audit-article.ts';
import { presentForAdmin } from './present-article.ts';
import { changeArticle, lockArticle, purgeDeleted } from './queries.ts';
import { savingSlug } from './save-article.ts';

const RESTORABLE_DAYS = 30;

/** Soft delete: the article can be restored until it is purged. */
export function deleteArticle(
  context: Context,
  author: Author,
  id: string,
): Promise<{ id: string }> {
  return changeContent(context, async (tx) => {
    const before = await lockArticle(tx.db, id);
    if (!before) throw errors.ARTICLE_NOT_FOUND();
    await auditArticle(tx, author, { done: 'deleted', before });
    await changeArticle(tx.db, id, { deletedAt: tx.clock.now() });
    return { id };
  });
}

/** Restores a deleted article; refused when another article has taken its slug. */
export function restoreArticle(
  context: Context,
  author: Author,
  id: string,
): Promise<AdminArticle> {
  return savingSlug(() =>
    changeContent(context, async (tx) => {
      const there = await lockArticle(tx.db, id);
      // Restoring is idempotent.
      if (there) return presentForAdmin(there);
      const deleted = await lockArticle(tx.db, id, 'deleted');
      if (!deleted) throw errors.ARTICLE_NOT_FOUND();
      await changeArticle(tx.db, id, { deletedAt: null });
      await auditArticle(tx, author, { done: 'restored', after: deleted });
      return presentForAdmin({ ...deleted, deletedAt: null });
    }),
  );
}

/** Permanently deletes articles that were not restored in time. */
export async function purgeArticles({ db, clock }: Context): Promise<void> {
  await purgeDeleted(db, daysLater(clock.now(), -RESTORABLE_DAYS));
}
