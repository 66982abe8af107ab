import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import { randomUuid } from '#shared/api/random-key.ts';
import type { Locale } from '#shared/text/locale.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { type DocumentKind, isAcceptedType, MAX_DOCUMENT_BYTES } from '../rules.ts';
import { documentTexts } from './texts.ts';
import type { RunningUpload } from './upload-file.ts';

export type UploadEntry = {
  /** Also the idempotency key at the server: a retry makes no second document. */
  id: string;
  kind: DocumentKind;
  file: File;
  status: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  progress: number;
  error?: string;
  canRetry?: boolean;
};

/** More concurrent uploads would only slow each other down. */
const MAX_CONCURRENT = 2;

/** Uploads to the server: two at a time; each can be cancelled or retried. */
export function useUploads(onStored: () => void, locale: Locale) {
  const [entries, setEntries] = useState<UploadEntry[]>([]);
  const running = useRef(new Map<string, RunningUpload>());
  const stored = useRef(onStored);
  stored.current = onStored;

  const change = useCallback((id: string, changes: Partial<UploadEntry>) => {
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  }, []);
  const forget = useCallback((id: string) => {
    running.current.get(id)?.cancel();
    setEntries((all) => all.filter((entry) => entry.id !== id));
  }, []);

  const send = useCallback(
    async ({ id, kind, file }: UploadEntry) => {
      const { uploadFile } = await import('./upload-file.ts');
      const upload = uploadFile({
        uploadId: id,
        kind,
        file,
        onProgress: (progress) => change(id, { progress }),
      });
      running.current.set(id, upload);
      try {
        await upload.done;
        forget(id);
        stored.current();
      } catch (error) {
        if (error instanceof DOMException) return;
        change(id, { status: 'failed', ...uploadFailure(error, locale) });
      } finally {
        running.current.delete(id);
      }
    },
    [change, forget, locale],
  );

  useEffect(() => {
    const free = MAX_CONCURRENT - entries.filter(({ status }) => status === 'sending').length;
    for (const entry of entries.filter(({ status }) => status === 'waiting').slice(0, free)) {
      change(entry.id, { status: 'sending', progress: 0 });
      void send(entry).catch((error: unknown) =>
        change(entry.id, { status: 'failed', ...uploadFailure(error, locale) }),
      );
    }
  }, [entries, change, send, locale]);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.cancel();
    };
  }, []);

  const add = useCallback(
    (files: Iterable<File>, kind: DocumentKind) => {
      const added = [...files].map((file): UploadEntry => {
        const error = objectionTo(file, locale);
        const base = { id: randomUuid(), kind, file, progress: 0 };
        return error
          ? { ...base, status: 'failed', error, canRetry: false }
          : { ...base, status: 'waiting' };
      });
      setEntries((all) => [...all, ...added]);
    },
    [locale],
  );
  const retry = useCallback((id: string) => change(id, { status: 'waiting' }), [change]);

  return { entries, add, retry, forget };
}

/** Checks before the upload, by extension and size; the server checks the content. */
function objectionTo(file: File, locale: Locale): string | undefined {
  const texts = documentTexts(locale);
  if (file.size > MAX_DOCUMENT_BYTES) return texts.tooLarge;
  if (file.size === 0) return texts.empty;
  const isClearlyOther = file.type !== '' && !isAcceptedType(file.type);
  return isClearlyOther ? texts.wrongType : undefined;
}

function uploadFailure(error: unknown, locale: Locale): Pick<UploadEntry, 'error' | 'canRetry'> {
  const { refusals, notUploaded, brokeOff } = documentTexts(locale);
  if (error instanceof ApiError) {
    const canRetry = error.status >= 500 || error.status === 429 || error.code === 'UPLOAD_BROKEN';
    return { error: errorMessage(error, locale, { refusals, fallback: notUploaded }), canRetry };
  }
  return { error: brokeOff, canRetry: true };
}
