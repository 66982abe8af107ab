import { useRef, useState } from 'react';
import { ApiError } from '#shared/api-client.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { DocumentView } from '../contract.ts';
import { type DocumentKind, MAX_DOCUMENTS } from '../rules.ts';
import { DocumentRow } from './document-row.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

const PreviewDialog = lazyDialog(
  () => import('./preview-dialog.tsx'),
  ({ PreviewDialog }) => PreviewDialog,
);

const AREAS: { kind: DocumentKind; title: string; hint: string }[] = [
  {
    kind: 'income',
    title: 'Proof of income',
    hint: 'Your last two pay stubs, a tax return, or three months of bank statements.',
  },
  {
    kind: 'id',
    title: 'Photo ID',
    hint: 'Passport, driver license or state ID. Front and back, if it has both.',
  },
];

type DocumentsPanelProps = {
  documents: readonly DocumentView[];
  /** True once the income is approved: documents can no longer be changed. */
  isLocked: boolean;
  onChanged: () => void;
};

/** Income papers and ID: upload, preview, remove. */
export function DocumentsPanel({ documents, isLocked, onChanged }: DocumentsPanelProps) {
  const { entries, add, retry, forget } = useUploads(onChanged);
  const [previewed, setPreviewed] = useState<DocumentView>();
  const areas = useRef(new Map<DocumentKind, HTMLElement | null>());
  const hasId = documents.some(({ kind }) => kind === 'id');
  /** Income papers leave room for the ID. */
  const isFull = (kind: DocumentKind) =>
    documents.length >= MAX_DOCUMENTS - (kind === 'income' && !hasId ? 1 : 0);

  const remove = async ({ id, kind }: DocumentView) => {
    try {
      const [{ callApi }, { removeDocument }] = await Promise.all([
        import('#shared/api-client.ts'),
        import('../contract.ts'),
      ]);
      await callApi(removeDocument, { params: { id } });
      areas.current.get(kind)?.focus();
      onChanged();
    } catch (error) {
      showToast({
        title: 'The file could not be removed',
        description: (error instanceof ApiError && error.userMessage) || 'Please try again.',
        tone: 'destructive',
      });
    }
  };

  return (
    <>
      <div className="mt-5 grid grid-cols-1 gap-4">
        {AREAS.map(({ kind, title, hint }) => {
          const stored = documents.filter((document) => document.kind === kind);
          const sent = entries.filter((entry) => entry.kind === kind);
          return (
            <UploadArea
              key={kind}
              title={title}
              hint={hint}
              isDisabled={isLocked || isFull(kind)}
              ref={(element) => {
                areas.current.set(kind, element);
              }}
              onFiles={(files) => add(files, kind)}
            >
              {stored.length + sent.length > 0 && (
                <ul className="mt-3" aria-label={title}>
                  {stored.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      canRemove={!isLocked}
                      onPreview={() => setPreviewed(document)}
                      onRemove={() => remove(document)}
                    />
                  ))}
                  {sent.map((entry) => (
                    <UploadRow
                      key={entry.id}
                      entry={entry}
                      onCancel={() => forget(entry.id)}
                      onRetry={() => retry(entry.id)}
                    />
                  ))}
                </ul>
              )}
            </UploadArea>
          );
        })}
      </div>
      <p className="mt-4 text-muted text-sm">
        {isLocked
          ? 'Your income is approved; these documents are part of that decision and stay as they are.'
          : isFull('income') && !hasId
            ? `You have ${documents.length} of ${MAX_DOCUMENTS} documents; the last place is for your ID.`
            : `Choose files or drop them on their box: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each; ${documents.length} of ${MAX_DOCUMENTS} used. Stored encrypted, seen only by you and our reviewers.`}
      </p>
      {previewed && <PreviewDialog document={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
