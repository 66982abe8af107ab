import type { z } from 'zod';
import { isUniqueViolation } from '#db/errors.ts';
import { changeContent } from '#platform/change-content.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { AdminArticle } from '../article.ts';
import type { articleForm } from '../contract.ts';
import { errors } from '../errors.ts';
import { slugify } from '../rules.ts';
import { type Author, auditArticle } from './audit-article.ts';
import { findRemoved } from './find-removed.ts';
import { presentForAdmin } from './present-article.ts';
import { type ArticleRow, changeArticle, insertArticle, lockArticle, SLUG_KEY } from './queries.ts';
import { sanitiseContent } from './sanitise-content.ts';

type Form = z.output<typeof articleForm>;
/** An article as it was saved, and what sanitising removed. */
type Saved = AdminArticle & { removed: string[] };

/** Creates an article, published at once if requested. */
export function createArticle(context: Context, author: Author, form: Form): Promise<Saved> {
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
      await auditArticle(tx, author, { done: 'created', after: row });
      return { ...presentForAdmin(row), removed: findRemoved(form.content) };
    }),
  );
}

/** Changes an article; the date of its first publication stays. */
export function updateArticle(
  context: Context,
  author: Author,
  id: string,
  { updatedAt, ...form }: Form & { updatedAt?: string | undefined },
): Promise<Saved> {
  return savingSlug(() =>
    changeContent(context, async (tx) => {
      const before = await lockArticle(tx.db, id);
      if (!before) throw errors.ARTICLE_NOT_FOUND();
      if (updatedAt && updatedAt !== before.updatedAt.toISOString()) throw errors.ARTICLE_CHANGED();
      const after = await applyForm(tx, before, form);
      await auditArticle(tx, author, { done: 'updated', before, after });
      return { ...presentForAdmin(after), removed: findRemoved(form.content) };
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
  // Content that was only script is empty after sanitising.
  if (content === '') throw errors.CONTENT_EMPTY().at('content');
  const slug = slugify(form.slug) || slugify(form.title) || `artigo-${id.slice(-8)}`;
  return { ...form, content, slug };
}

/** Maps the unique violation of a slug to an error at its field. */
export async function savingSlug<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error, SLUG_KEY)) throw errors.SLUG_TAKEN({ cause: error }).at('slug');
    throw error;
  }
}
