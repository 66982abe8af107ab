import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminArticle } from '../../article.ts';
import { type ArticleValues, isSame, valuesOf } from './article-values.ts';
import { type Draft, dropDraft, readDraft, storeDraft } from './draft-store.ts';

const KEEP_AFTER_MS = 600;

/** Stores unsaved changes on the device, and warns before the page is left. */
export function useArticleDraft(article: AdminArticle | undefined, values: ArticleValues) {
  const [saved] = useState(() => valuesOf(article));
  const [found, setFound] = useState<Draft | undefined>(() => {
    const draft = readDraft(article?.id);
    return draft && !isSame(draft.values, saved) ? draft : undefined;
  });
  const isChanged = !isSame(values, saved);
  const basedOn = article?.updatedAt ?? null;
  const articleId = article?.id;

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => storeDraft(articleId, { values, basedOn }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChanged, values, articleId, basedOn]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  // Saves the latest draft when the editor unmounts for any reason, such as an expired session.
  const latest = useRef<Draft | undefined>(undefined);
  latest.current = isChanged ? { values, basedOn } : undefined;
  const isForgotten = useRef(false);
  useEffect(
    () => () => {
      if (latest.current && !isForgotten.current) storeDraft(articleId, latest.current);
    },
    [articleId],
  );

  const discardFound = useCallback(() => {
    dropDraft(articleId);
    setFound(undefined);
  }, [articleId]);
  /** Clears the draft: it was saved or discarded. */
  const forget = useCallback(() => {
    isForgotten.current = true;
    dropDraft(articleId);
  }, [articleId]);

  return { isChanged, found, forget, discardFound, dismiss: () => setFound(undefined), basedOn };
}
