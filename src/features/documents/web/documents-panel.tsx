import { useRef, useState } from 'react';
import { errorMessage } from '#ui/language/error-message.ts';
import { useLocale } from '#ui/language/locale-scope.tsx';
import { useTexts } from '#ui/language/use-texts.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { DocumentView } from '../contract.ts';
import { type DocumentKind, MAX_DOCUMENTS } from '../rules.ts';
import { DocumentRow } from './document-row.tsx';
import { documentTexts } from './texts.ts';
import { UploadArea } from './upload-area.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

const PreviewDialog = lazyDialog(
  () => import('./preview-dialog.tsx'),
  ({ PreviewDialog }) => PreviewDialog,
);

const KINDS: readonly DocumentKind[] = ['income', 'id'];

type DocumentsPanelProps = {
  documents: readonly DocumentView[];
  /** True once the income is approved: documents can no longer be changed. */
  isLocked: boolean;
  onChanged: () => void;
};

/** Income papers and ID: upload, preview, remove. */
export function DocumentsPanel({ documents, isLocked, onChanged }: DocumentsPanelProps) {
  const locale = useLocale();
  const texts = useTexts(documentTexts);
  const { entries, add, retry, forget } = useUploads(onChanged, locale);
  const [previewed, setPreviewed] = useState<DocumentView>();
  const areas = useRef(new Map<DocumentKind, HTMLElement | null>());
  const hasId = documents.some(({ kind }) => kind === 'id');
  /** Income papers leave room for the ID. */
  const isFull = (kind: DocumentKind) =>
    documents.length >= MAX_DOCUMENTS - (kind === 'income' && !hasId ? 1 : 0);

  const remove = async ({ id, kind }: DocumentView) => {
    try {
      const [{ callApi }, { removeDocumentCall }] = await Promise.all([
        import('#shared/api/api-client.ts'),
        import('../contract.ts'),
      ]);
      await callApi(removeDocumentCall, { params: { id } });
      areas.current.get(kind)?.focus();
      onChanged();
      return true;
    } catch (error) {
      showToast({
        title: texts.notRemoved,
        description: errorMessage(error, locale, { refusals: texts.refusals }),
        tone: 'destructive',
      });
      return false;
    }
  };

  return (
    <>
      <div className="mt-5 grid grid-cols-1 gap-4">
        {KINDS.map((kind) => {
          const { title, hint } = texts.areas[kind];
          const stored = documents.filter((document) => document.kind === kind);
          const sent = entries.filter((entry) => entry.kind === kind);
          if (isLocked && stored.length + sent.length === 0) return null;
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
          ? texts.locked
          : isFull('income') && !hasId
            ? texts.lastForId(documents.length)
            : texts.how(documents.length)}
      </p>
      {previewed && <PreviewDialog document={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
