import type { ArticleRow } from './queries.ts';

/** How the audit log names an article. */
export function articleSubject({ id, slug }: ArticleRow) {
  return { type: 'article', id, label: slug } as const;
}

/** What the log keeps of an article: enough to see what changed, not a second copy of the text. */
export function auditedFields({ title, slug, authorName, published, content }: ArticleRow) {
  return { title, slug, authorName, published, length: content.length };
}
