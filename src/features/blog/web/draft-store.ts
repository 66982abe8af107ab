import type { ArticleValues } from './article-values.ts';

/** What was being written on this device, and over which version of the article. */
export type Draft = { values: ArticleValues; basedOn: string | null };

const keyOf = (articleId: string | undefined) => `blog-draft:${articleId ?? 'new'}`;

/** Keeps a draft on this device. A browser without storage simply has no drafts. */
export function keepDraft(articleId: string | undefined, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(articleId), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(articleId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(articleId));
  } catch {}
}

/** The draft of an article, unless it is damaged. */
export function readDraft(articleId: string | undefined): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(articleId)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const TEXTS = ['title', 'slug', 'authorName', 'excerpt', 'content'] as const;

function isDraft(value: unknown): value is Draft {
  const values = (value as Draft | null)?.values;
  return (
    typeof values?.published === 'boolean' &&
    TEXTS.every((name) => typeof values[name] === 'string')
  );
}
