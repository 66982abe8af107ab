import type { ArticleValues } from './article-values.ts';

/** An unsaved draft, and the version of the article it is based on. */
export type Draft = { values: ArticleValues; basedOn: string | null };

const keyOf = (articleId: string | undefined) => `blog-draft:${articleId ?? 'new'}`;

/** Without storage there are no drafts. */
export function storeDraft(articleId: string | undefined, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(articleId), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(articleId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(articleId));
  } catch {}
}

/** The draft of an article; undefined when it is missing or invalid. */
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
