import { createHash } from 'node:crypto';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { ArticleRow } from './queries.ts';

/** Who changes an article. */
export type Author = Pick<Session, 'userId' | 'email'>;

type Change = {
  done: 'created' | 'updated' | 'deleted' | 'restored';
  before?: ArticleRow;
  after?: ArticleRow;
};

/** Writes a change of an article into the audit log, in the transaction that makes it. */
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

/** The text itself stays out of the log; its fingerprint shows whether it changed. */
function factsOf({ title, slug, authorName, excerpt, published, content }: ArticleRow) {
  const contentHash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { title, slug, authorName, excerpt, published, contentHash };
}
