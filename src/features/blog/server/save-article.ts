import type { z } from 'zod';
import { isUniqueViolation } from '#db/errors.ts';
import { recordAudit } from '#features/admin/server/record-audit.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { AdminArticle } from '../article.ts';
import type { articleForm } from '../contract.ts';
import { errors } from '../errors.ts';
import { slugify } from '../rules.ts';
import { articleSubject, auditedFields } from './audit-article.ts';
import { presentForAdmin } from './present-article.ts';
import { type ArticleRow, changeArticle, insertArticle, lockArticle, SLUG_KEY } from './queries.ts';
import { sanitiseContent } from './sanitise-content.ts';

type Form = z.output<typeof articleForm>;

/** Writes a new article, published at once when asked. */
export function createArticle(context: Context, actor: Session, form: Form): Promise<AdminArticle> {
  return savingSlug(() =>
    changeContent(context, async (tx) => {
      const id = tx.randomness.id();
      const now = tx.clock.now();
      const row: ArticleRow = {
        id,
        ...storable(form, id),
        publishedAt: form.published ? now : null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await insertArticle(tx.db, row);
      await recordAudit(tx, {
        actor,
        action: 'article.created',
        subject: articleSubject(row),
        after: auditedFields(row),
      });
      return presentForAdmin(row);
    }),
  );
}

/** Changes an article; the date of its first publication stays. */
export function updateArticle(
  context: Context,
  actor: Session,
  id: string,
  { updatedAt, ...form }: Form & { updatedAt?: string | undefined },
): Promise<AdminArticle> {
  return savingSlug(() =>
    changeContent(context, async (tx) => {
      const before = await lockArticle(tx.db, id);
      if (!before) throw errors.ARTICLE_NOT_FOUND();
      if (updatedAt && updatedAt !== before.updatedAt.toISOString()) throw errors.ARTICLE_CHANGED();
      const after = await applyForm(tx, before, form);
      await recordAudit(tx, {
        actor,
        action: 'article.updated',
        subject: articleSubject(after),
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return presentForAdmin(after);
    }),
  );
}

async function applyForm(
  tx: TransactionContext,
  before: ArticleRow,
  form: Form,
): Promise<ArticleRow> {
  const now = tx.clock.now();
  const changes = {
    ...storable(form, before.id),
    publishedAt: before.publishedAt ?? (form.published ? now : null),
    updatedAt: now,
  };
  await changeArticle(tx.db, before.id, changes);
  return { ...before, ...changes };
}

function storable(form: Form, id: string) {
  const content = sanitiseContent(form.content);
  // What is left of content that was all script is nothing, and an article needs something.
  if (content === '') throw errors.CONTENT_EMPTY().at('content');
  const slug = slugify(form.slug) || slugify(form.title) || `artigo-${id.slice(-8)}`;
  return { ...form, content, slug };
}

/** A taken address is the author's to solve, beside the field. */
export async function savingSlug<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error, SLUG_KEY)) throw errors.SLUG_TAKEN({ cause: error }).at('slug');
    throw error;
  }
}
