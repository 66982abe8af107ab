import { recordAudit } from '#features/admin/server/record-audit.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { AdminArticle } from '../article.ts';
import { errors } from '../errors.ts';
import { articleSubject, auditedFields } from './audit-article.ts';
import { presentForAdmin } from './present-article.ts';
import { changeArticle, lockArticle, purgeDeleted } from './queries.ts';
import { savingSlug } from './save-article.ts';

const RESTORABLE_DAYS = 30;

/** Takes an article away from readers and authors; it can be restored for a while. */
export function deleteArticle(
  context: Context,
  actor: Session,
  id: string,
): Promise<{ id: string }> {
  return changeContent(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    if (!article) throw errors.ARTICLE_NOT_FOUND();
    await changeArticle(tx.db, id, { deletedAt: tx.clock.now() });
    await recordAudit(tx, {
      actor,
      action: 'article.deleted',
      subject: articleSubject(article),
      before: auditedFields(article),
    });
    return { id };
  });
}

/** Brings a deleted article back as it was; refused when its address was given away meanwhile. */
export function restoreArticle(
  context: Context,
  actor: Session,
  id: string,
): Promise<AdminArticle> {
  return savingSlug(() =>
    changeContent(context, async (tx) => {
      const there = await lockArticle(tx.db, id);
      // Restoring twice is restoring once.
      if (there) return presentForAdmin(there);
      const deleted = await lockArticle(tx.db, id, 'deleted');
      if (!deleted) throw errors.ARTICLE_NOT_FOUND();
      await changeArticle(tx.db, id, { deletedAt: null });
      await recordAudit(tx, {
        actor,
        action: 'article.restored',
        subject: articleSubject(deleted),
        after: auditedFields(deleted),
      });
      return presentForAdmin({ ...deleted, deletedAt: null });
    }),
  );
}

/** Removes for good what nobody restored. */
export async function purgeArticles({ db, clock }: Context): Promise<void> {
  await purgeDeleted(db, new Date(clock.now().getTime() - RESTORABLE_DAYS * 86_400_000));
}
