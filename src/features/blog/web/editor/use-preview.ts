import { useEffect, useState } from 'react';
import { callApi } from '#shared/api/api-client.ts';
import type { CallAnswer } from '#shared/api/call.ts';
import { previewArticleCall } from '../../contract.ts';

const PAUSE_MS = 400;

type Preview = CallAnswer<typeof previewArticleCall> & { hasFailed: boolean };

const NOTHING: Preview = { html: '', removed: [], undescribed: 0, hasFailed: false };

/** The content as readers will see it, sanitised by the server; debounced. */
export function usePreview(content: string): Preview {
  const [preview, setPreview] = useState<Preview>(NOTHING);
  useEffect(() => {
    if (content.trim() === '') {
      setPreview(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      callApi(previewArticleCall, { body: { content } }, { signal: abort.signal }).then(
        (answer) => setPreview({ ...answer, hasFailed: false }),
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
