import type { Executor } from '#db/executor.ts';
import type { Context } from '#platform/context.ts';
import type { DocumentView } from '../contract.ts';
import { linkTo, type Viewer } from './links.ts';
import { type DocumentRow, findDocumentsOf, findOpenings } from './queries.ts';

type Reader = Pick<Context, 'db' | 'linkKeys' | 'clock'>;

/** The stored documents of an application, with links for the viewer. */
export async function listDocuments(
  reader: Reader,
  applicationId: string,
  viewer: Viewer,
): Promise<DocumentView[]> {
  const rows = await findDocumentsOf(reader.db, applicationId);
  return rows.flatMap((row) => (row.status === 'stored' ? [toView(reader, row, viewer)] : []));
}

/** The document fields of an application's record. */
export function documentFields(documents: readonly DocumentView[]) {
  const income = documents.filter(({ kind, isCurrent }) => kind === 'income' && isCurrent);
  const [id] = documents.filter(({ kind }) => kind === 'id').slice(-1);
  return {
    incomeDocumentsUploaded: income.length > 0,
    uploadedDocumentNames: income.map(({ name }) => name),
    uploadedDocumentData: income.map(({ link }) => link),
    idDocumentUploaded: id !== undefined,
    idDocumentName: id?.name ?? null,
    idDocumentData: id?.link ?? null,
  };
}

/** Whether there are income papers for the currently declared amount. */
export async function hasIncomePapers(
  { db }: { readonly db: Executor },
  applicationId: string,
): Promise<boolean> {
  const rows = await findDocumentsOf(db, applicationId);
  return rows.some(
    ({ kind, isCurrent, status }) => kind === 'income' && isCurrent && status === 'stored',
  );
}

/** Who opened which document of an application, newest first; for admins. */
export function listOpenings({ db }: Pick<Context, 'db'>, applicationId: string) {
  return findOpenings(db, applicationId);
}

export function toView(
  reader: Pick<Context, 'linkKeys' | 'clock'>,
  row: DocumentRow,
  viewer: Viewer,
): DocumentView {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name ?? '',
    contentType: row.contentType ?? '',
    byteSize: row.byteSize ?? 0,
    scan: row.scan ?? 'not_scanned',
    isCurrent: row.isCurrent,
    uploadedAt: (row.storedAt ?? row.startedAt).toISOString(),
    link: linkTo(reader, row.id, viewer),
  };
}
