import { applicationErrors } from '#features/applications/errors.ts';
import { readApplicationById } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { reviewErrors } from '../errors.ts';
import {
  type Claim,
  type ClaimRow,
  deleteClaim,
  findClaim,
  insertClaim,
  replaceClaim,
} from './claim-queries.ts';

/**
 * Claims an application, so that no colleague works on it at the same time. Of two concurrent
 * claims one succeeds; taking over names the current holder, so that only one of two succeeds there
 * too.
 */
export function claimApplication(
  context: Context,
  actor: Session,
  { id, takeOverFrom }: { id: string; takeOverFrom?: string | undefined },
): Promise<Claim> {
  return inTransaction(context, async (tx) => {
    const application = await readApplicationById(tx, id);
    if (!application) throw applicationErrors.APPLICATION_NOT_FOUND();
    const claim: ClaimRow = {
      applicationId: id,
      userId: actor.userId,
      email: actor.email,
      claimedAt: tx.clock.now(),
    };
    const record = (before?: ClaimRow) =>
      recordAudit(tx, {
        actor,
        action: 'application.claimed',
        subject: { type: 'application', id, label: application.email },
        before: before ? { reviewer: before.email } : null,
        after: { reviewer: actor.email },
      });
    if (await insertClaim(tx.db, claim)) {
      await record();
      return toView(claim);
    }
    const existing = await findClaim(tx.db, id);
    if (existing?.userId === actor.userId) return toView(existing);
    const isTaken = existing && existing.userId === takeOverFrom;
    if (!isTaken || !(await replaceClaim(tx.db, claim, existing.userId))) {
      throw reviewErrors.ALREADY_CLAIMED();
    }
    await record(existing);
    return toView(claim);
  });
}

/** Releases one's own claim. */
export function releaseApplication(context: Context, actor: Session, id: string): Promise<void> {
  return inTransaction(context, async (tx) => {
    const application = await readApplicationById(tx, id);
    if (!application || !(await deleteClaim(tx.db, id, actor.userId))) return;
    await recordAudit(tx, {
      actor,
      action: 'application.released',
      subject: { type: 'application', id, label: application.email },
    });
  });
}

/** Ends the claim after a decision, whoever had it. */
export async function endClaim(tx: TransactionContext, applicationId: string): Promise<void> {
  await deleteClaim(tx.db, applicationId);
}

/** Who claimed an application; null when nobody did. */
export async function readClaim(
  { db }: Pick<Context, 'db'>,
  applicationId: string,
): Promise<Claim | null> {
  const claim = await findClaim(db, applicationId);
  return claim ? toView(claim) : null;
}

function toView({ userId, email, claimedAt }: ClaimRow): Claim {
  return { userId, email, claimedAt: claimedAt.toISOString() };
}
