import { useState } from 'react';
import type { DocumentView } from '#features/documents/contract.ts';
import { formatBytes } from '#features/documents/rules.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#ui/language/format.ts';
import { lazyDialog } from '#ui/section/lazy-section.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import type { ApplicationDetails } from '../contract.ts';

const DocumentPreview = lazyDialog(
  () => import('./desk/document-preview.tsx'),
  ({ DocumentPreview }) => DocumentPreview,
);

type AdminDocumentsProps = {
  documents: readonly DocumentView[];
  readAgain: () => Promise<ApplicationDetails>;
};

/** The applicant's papers. Each opening is recorded, so none is opened automatically. */
export function AdminDocuments({ documents, readAgain }: AdminDocumentsProps) {
  const [shown, setShown] = useState<DocumentView>();
  const open = async (id: string) => {
    // Links expire after a few minutes, so the record is read again for new ones.
    const fresh = await readAgain().catch(() => undefined);
    const document = fresh?.documents.find((each) => each.id === id);
    if (document) setShown(document);
    else showToast({ title: 'This document is gone', tone: 'destructive' });
  };
  return (
    <section>
      <h2 className="text-xl">Documents</h2>
      {documents.length === 0 ? (
        <p className="mt-2 text-muted">Nothing uploaded yet.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-paper">
          {documents.map((document) => (
            <li
              key={document.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5"
            >
              <div className="min-w-0 grow">
                <p className="break-words font-semibold text-[0.9375rem]">{document.name}</p>
                <p className="tabular text-muted text-sm">
                  {document.kind === 'id' ? 'ID' : 'Income'} · {formatBytes(document.byteSize)} ·{' '}
                  {formatDateTime(document.uploadedAt)}
                </p>
              </div>
              {!document.isCurrent && <Badge>For a former income</Badge>}
              {document.scan === 'not_scanned' && <Badge tone="waiting">Not scanned</Badge>}
              <button
                type="button"
                onClick={() => void open(document.id)}
                className="min-h-9 font-semibold text-forest text-sm underline underline-offset-4"
              >
                Preview<span className="sr-only"> {document.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <DocumentPreview document={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
