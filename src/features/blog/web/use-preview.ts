import { useEffect, useState } from 'react';
import { callApi } from '#shared/api-client.ts';
import { previewArticle } from '../contract.ts';

const PAUSE_MS = 400;

/** The content as readers will see it: sanitised by the server, after each pause in the typing. */
export function usePreview(content: string): { html: string; hasFailed: boolean } {
  const [preview, setPreview] = useState({ html: '', hasFailed: false });
  useEffect(() => {
    if (content.trim() === '') {
      setPreview({ html: '', hasFailed: false });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      callApi(previewArticle, { body: { content } }, { signal: abort.signal }).then(
        ({ html }) => setPreview({ html, hasFailed: false }),
        () => {
          if (!abort.signal.aborted) setPreview((before) => ({ ...before, hasFailed: true }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [content]);
  return preview;
}
