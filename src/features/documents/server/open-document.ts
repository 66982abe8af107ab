import type { Readable } from 'node:stream';
import { readOwnApplication } from '#features/applications/server/own-application.ts';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { FileMissingError } from '#providers/files/files-provider.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { documentErrors } from '../errors.ts';
import { fileResponse } from './file-response.ts';
import { isLinkGood, linkTo } from './links.ts';
import { type DocumentRow, findDocument, insertOpening } from './queries.ts';

type Link = Parameters<typeof isLinkGood>[2];

/** A new link to one of the member's own documents. */
export async function linkOwnDocument(
  context: Context,
  session: Session,
  documentId: string,
): Promise<string> {
  const application = await readOwnApplication(context, session);
  const document = await findDocument(context.db, documentId);
  if (document?.applicationId !== application.id || document.status !== 'stored') {
    throw documentErrors.DOCUMENT_NOT_FOUND();
  }
  return linkTo(context, documentId, { id: session.userId, role: 'owner' });
}

/**
 * Opens a document by its link, and records who did. A link works only for the person and role it
 * was made for: not for other people, and not for a former reviewer.
 */
export async function openByLink(
  context: Context,
  session: Session,
  documentId: string,
  link: Link,
): Promise<Response> {
  if (!isLinkGood(context, documentId, link)) throw documentErrors.LINK_EXPIRED();
  const mayReview = session.isAdmin || session.staffRole === 'reviewer';
  const isTheirs = link.for === session.userId && (link.as === 'owner' || mayReview);
  if (!isTheirs) throw commonErrors.FORBIDDEN();
  const document = await findDocument(context.db, documentId);
  if (document?.status !== 'stored') throw documentErrors.DOCUMENT_NOT_FOUND();
  const content = await readContent(context, document);
  await inTransaction(context, async (tx) => {
    await insertOpening(tx.db, {
      id: tx.randomness.id(),
      documentId,
      applicationId: document.applicationId,
      viewerId: link.for,
      viewerRole: link.as,
      openedAt: tx.clock.now(),
    });
    if (link.as === 'admin') await recordAdminOpening(tx, session, document);
  });
  return fileResponse(content, document);
}

/** Openings by admins are in the audit log too. */
async function recordAdminOpening(
  tx: TransactionContext,
  actor: Session,
  { id, applicationId, kind, name }: DocumentRow,
): Promise<void> {
  const application = await readApplicationById(tx, applicationId);
  await recordAudit(tx, {
    actor,
    action: 'document.opened',
    subject: { type: 'application', id: applicationId, label: application?.email ?? applicationId },
    after: { documentId: id, kind, name },
  });
}

async function readContent(context: Context, { storageKey }: DocumentRow): Promise<Readable> {
  try {
    return await context.files.read(storageKey);
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    context.log.warn({ err: error }, 'a stored document has no content');
    throw documentErrors.DOCUMENT_NOT_FOUND({ cause: error });
  }
}
