import { approvalErrors } from '#features/approvals/errors.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { documentErrors } from '#features/documents/errors.ts';
import { cleanName } from '#features/documents/rules.ts';
import { fileResponse } from '#features/documents/server/file-response.ts';
import { inspectContent } from '#features/documents/server/inspect-content.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import {
  FileMissingError,
  type Pieces,
  StorageFullError,
} from '#providers/files/files-provider.ts';
import { ScannerUnavailableError } from '#providers/virus-scan/virus-scan.ts';
import { awardErrors } from '../errors.ts';
import { MAX_PAPERS, type PaperKind } from '../rules.ts';
import { lockOpenAward } from './change-award.ts';
import { findAward, findPaper, findPapers, insertPaper } from './queries.ts';
import type { AwardRow, PaperRow } from './tables.ts';

type Input = { id: string; uploadId: string; kind: PaperKind; name: string };

export async function storePaper(
  context: Context,
  { userId }: Session,
  given: Input,
  content: Pieces,
): Promise<PaperRow> {
  const award = await findAward(context.db, given.id);
  if (award?.userId !== userId) throw awardErrors.AWARD_NOT_FOUND();
  return store(context, award, given, content);
}

/**
 * Stores a paper from the title company, such as the appraisal, in an admin's name; it is in the
 * audit log.
 */
export async function storePaperOfOffice(
  context: Context,
  actor: Session,
  given: Input,
  content: Pieces,
): Promise<PaperRow> {
  const award = await findAward(context.db, given.id);
  if (award?.book !== context.payments.mode) throw awardErrors.AWARD_NOT_FOUND();
  if (award.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
  const paper = await store(context, award, given, content);
  await recordAudit(context, {
    actor,
    action: 'award.paper-added',
    subject: { type: 'membership', id: award.membershipId, label: paper.name },
    after: { kind: paper.kind },
  });
  return paper;
}

/**
 * Stores the content first, outside any transaction, then the record. The same upload again returns
 * the existing paper.
 */
async function store(
  context: Context,
  award: AwardRow,
  given: Input,
  content: Pieces,
): Promise<PaperRow> {
  const before = await findPapers(context.db, [award.id]);
  const same = before.find(({ uploadId }) => uploadId === given.uploadId);
  if (same) return same;
  if (before.length >= MAX_PAPERS) throw awardErrors.TOO_MANY_PAPERS();
  const storageKey = context.randomness.id();
  const { pieces, findings } = inspectContent(content, context.virusScan);
  try {
    await context.files.write(storageKey, pieces);
    return await inTransaction(context, async (tx) => {
      const { id: awardId } = await lockOpenAward(tx, award.id);
      const papers = await findPapers(tx.db, [awardId]);
      if (papers.length >= MAX_PAPERS) throw awardErrors.TOO_MANY_PAPERS();
      const found = findings();
      return insertPaper(tx.db, {
        ...found,
        id: tx.randomness.id(),
        awardId,
        uploadId: given.uploadId,
        kind: given.kind,
        storageKey,
        name: cleanName(given.name, found.contentType),
        uploadedAt: tx.clock.now(),
      });
    });
  } catch (error) {
    await context.files.remove(storageKey);
    if (error instanceof StorageFullError) throw documentErrors.STORAGE_FULL({ cause: error });
    if (error instanceof ScannerUnavailableError)
      throw documentErrors.SCANNER_AWAY({ cause: error });
    throw error;
  }
}

/** Opens a paper for its owner or the staff; the staff's openings are in the audit log. */
export async function openPaper(
  context: Context,
  session: Session,
  { id }: { id: string },
): Promise<Response> {
  const paper = await findPaper(context.db, id);
  const award = paper && (await findAward(context.db, paper.awardId));
  const isOwner = award?.userId === session.userId;
  const { staffRole } = session;
  const mayRead = session.isAdmin || staffRole === 'treasurer' || staffRole === 'reviewer';
  if (!paper || !award || (!isOwner && !mayRead)) throw awardErrors.AWARD_NOT_FOUND();
  if (!isOwner) {
    await recordAudit(context, {
      actor: session,
      action: 'award.paper-opened',
      subject: { type: 'membership', id: award.membershipId, label: paper.name },
    });
  }
  try {
    return fileResponse(await context.files.read(paper.storageKey), paper);
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    throw documentErrors.DOCUMENT_NOT_FOUND({ cause: error });
  }
}
