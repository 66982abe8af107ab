import {
  changeIncomeStatus,
  lockApplication,
} from '#features/applications/server/edit-application.ts';
import { readOwnApplication } from '#features/applications/server/own-application.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { documentErrors } from '../errors.ts';
import { removeFileJob } from './jobs.ts';
import {
  type DocumentRow,
  deleteAttempt,
  deleteDocument,
  findDocumentsOf,
  findLostUploads,
  markIncomeOutdated,
} from './queries.ts';

/**
 * Removes one of a member's own documents; when no income paper is left, the check is pending
 * again.
 */
export async function removeOwnDocument(
  context: Context,
  session: Session,
  documentId: string,
): Promise<void> {
  const { id } = await readOwnApplication(context, session);
  await inTransaction(context, async (tx) => {
    const application = await lockApplication(tx, id);
    const documents = await findDocumentsOf(tx.db, id);
    const document = documents.find((row) => row.id === documentId);
    if (!document) throw documentErrors.DOCUMENT_NOT_FOUND();
    if (application.adminApprovedIncome) throw documentErrors.DOCUMENTS_LOCKED();
    await removeWithFile(tx, document);
    const hasIncomePapers = documents.some(
      (row) =>
        row.id !== documentId && row.kind === 'income' && row.isCurrent && row.status === 'stored',
    );
    if (!hasIncomePapers && application.incomeVerificationStatus === 'uploaded') {
      await changeIncomeStatus(tx, application, 'pending');
    }
  });
}

/** Removes all documents of an application that is about to be deleted. */
export async function removeDocumentsOf(
  tx: TransactionContext,
  applicationId: string,
): Promise<number> {
  const documents = await findDocumentsOf(tx.db, applicationId);
  for (const document of documents) await removeWithFile(tx, document);
  return documents.length;
}

/** The income was changed: papers for the earlier amount no longer count. */
export function outdateIncomePapers(tx: TransactionContext, applicationId: string): Promise<void> {
  return markIncomeOutdated(tx.db, applicationId);
}

const LOST_AFTER_MS = 60 * 60 * 1000;

/** Removes unfinished uploads whose process died, which frees their slots. */
export async function sweepUploads(context: Context): Promise<void> {
  const moment = new Date(context.clock.now().getTime() - LOST_AFTER_MS);
  for (const document of await findLostUploads(context.db, moment)) {
    await inTransaction(context, async (tx) => {
      // Only this attempt: the same upload may have been restarted since.
      await deleteAttempt(tx.db, document.id, document.storageKey);
      await tx.jobs.enqueue(removeFileJob, { storageKey: document.storageKey });
    });
  }
  await context.files.sweep();
}

async function removeWithFile(tx: TransactionContext, document: DocumentRow): Promise<void> {
  await deleteDocument(tx.db, document.id);
  await tx.jobs.enqueue(removeFileJob, { storageKey: document.storageKey });
}
