import { setTimeout as wait } from 'node:timers/promises';
import {
  changeIncomeStatus,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { readOwnApplication } from '#features/applications/server/own-application.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type Pieces, StorageFullError } from '#providers/files/files-provider.ts';
import { ScannerUnavailableError } from '#providers/virus-scan/virus-scan.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { DocumentView } from '../contract.ts';
import { documentErrors } from '../errors.ts';
import { cleanName, type DocumentKind, MAX_DOCUMENTS } from '../rules.ts';
import { type Findings, inspectContent } from './inspect-content.ts';
import { removeFileJob } from './jobs.ts';
import { toView } from './list-documents.ts';
import {
  type DocumentRow,
  deleteAttempt,
  findDocumentsOf,
  freeSlot,
  insertDocument,
  markStored,
  restartUpload,
} from './queries.ts';

/** How long an attempt waits for the one that took over, and how often it looks. */
const MAX_WAIT_MS = 20_000;
const POLL_MS = 100;

type Input = { uploadId: string; kind: DocumentKind; name: string };
type Attempt = { documentId: string; applicationId: string; storageKey: string };

/**
 * Stores a document: reserves a slot first, so that one too many is refused before it is read; then
 * writes the content, outside any transaction; then the record. A failure releases the slot.
 */
export async function storeDocument(
  context: Context,
  session: Session,
  given: Input,
  content: Pieces,
): Promise<DocumentView> {
  const viewer = { id: session.userId, role: 'owner' } as const;
  const application = await readOwnApplication(context, session);
  const begun = await beginUpload(context, application.id, given);
  if ('stored' in begun) return toView(context, begun.stored, viewer);
  try {
    const { pieces, findings } = inspectContent(content, context.virusScan);
    await context.files.write(begun.storageKey, pieces);
    const stored = await finishUpload(context, begun, given, findings());
    if (stored) return toView(context, stored, viewer);
    await abandonUpload(context, begun);
    return toView(context, await newerAttempt(context, begun), viewer);
  } catch (error) {
    await abandonUpload(context, begun).catch((cause: unknown) =>
      context.log.warn(
        { err: cause },
        'a failed upload could not be removed; the sweep will remove it',
      ),
    );
    throw asDocumentError(error);
  }
}

function beginUpload(
  context: Context,
  applicationId: string,
  given: Input,
): Promise<Attempt | { stored: DocumentRow }> {
  return inTransaction(context, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    const documents = await findDocumentsOf(tx.db, applicationId);
    const same = documents.find(({ uploadId }) => uploadId === given.uploadId);
    if (same?.status === 'stored') return { stored: same };
    if (application.adminApprovedIncome) throw documentErrors.DOCUMENTS_LOCKED();
    const storageKey = tx.randomness.id();
    const startedAt = tx.clock.now();
    if (same) {
      // The earlier attempt may have written the whole file before its process died.
      await tx.jobs.enqueue(removeFileJob, { storageKey: same.storageKey });
      await restartUpload(tx.db, same.id, { storageKey, startedAt, kind: given.kind });
      return { documentId: same.id, applicationId, storageKey };
    }
    const { uploadId, kind } = given;
    const slot = freeSlot(documents, kind);
    if (slot === undefined) {
      throw documents.length < MAX_DOCUMENTS
        ? documentErrors.ROOM_FOR_ID()
        : documentErrors.TOO_MANY_DOCUMENTS();
    }
    const id = tx.randomness.id();
    await insertDocument(tx.db, { id, applicationId, uploadId, slot, kind, storageKey, startedAt });
    return { documentId: id, applicationId, storageKey };
  });
}

function finishUpload(
  context: Context,
  { documentId, applicationId, storageKey }: Attempt,
  { name, kind }: Input,
  findings: Findings,
): Promise<DocumentRow | undefined> {
  return inTransaction(context, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (application.adminApprovedIncome) throw documentErrors.DOCUMENTS_LOCKED();
    const stored = await markStored(tx.db, documentId, storageKey, {
      ...findings,
      name: cleanName(name, findings.contentType),
      storedAt: tx.clock.now(),
    });
    // A newer attempt of the same upload took over.
    if (!stored) return undefined;
    if (kind === 'income' && application.incomeVerificationStatus !== 'uploaded') {
      await changeIncomeStatus(tx, application, 'uploaded');
    }
    return stored;
  });
}

/** What the attempt stored that took over the same upload; waits while it is under way. */
async function newerAttempt(
  context: Context,
  { documentId, applicationId }: Attempt,
): Promise<DocumentRow> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    const documents = await findDocumentsOf(context.db, applicationId);
    const found = documents.find(({ id }) => id === documentId);
    if (found?.status === 'stored') return found;
    if (!found) break;
    await wait(POLL_MS);
  }
  throw commonErrors.UPLOAD_BROKEN();
}

function abandonUpload(context: Context, { documentId, storageKey }: Attempt): Promise<void> {
  return inTransaction(context, async (tx) => {
    await deleteAttempt(tx.db, documentId, storageKey);
    await tx.jobs.enqueue(removeFileJob, { storageKey });
  });
}

function asDocumentError(error: unknown): unknown {
  if (error instanceof StorageFullError) return documentErrors.STORAGE_FULL({ cause: error });
  if (error instanceof ScannerUnavailableError)
    return documentErrors.SCANNER_AWAY({ cause: error });
  return error;
}
