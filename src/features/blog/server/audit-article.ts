import { createHash } from 'node:crypto';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { ArticleRow } from './queries.ts';

/** The admin who changes an article. */
export type Author = Pick<Session, 'userId' | 'email'>;

type Change = {
  done: 'created' | 'updated' | 'deleted' | 'restored';
  before?: ArticleRow;
  after?: ArticleRow;
};

/** Audits a change of an article, in the transaction of the change. */
export async function auditArticle(
  tx: TransactionContext,
  actor: Author,
  { done, before, after }: Change,
): Promise<void> {
  const article = after ?? before;
  if (!article) return;
  await recordAudit(tx, {
    actor,
    action: `article.${done}`,
    subject: { type: 'article', id: article.id, label: article.title },
    before: before ? factsOf(before) : null,
    after: after ? factsOf(after) : null,
  });
}

/** The log contains a hash of the content instead of the content. */
function factsOf({ content, ...article }: ArticleRow) {
  const { title, slug, authorName, excerpt, published, language, cover } = article;
  const contentHash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { title, slug, authorName, excerpt, published, language, cover, contentHash };
}
