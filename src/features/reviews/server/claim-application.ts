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
 * Takes an application, so that no colleague works on it at the same time. One admin wins when two
 * ask at once; taking over names the person who has it, so that of two who do, one wins too.
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

/** Puts an application of one's own back. */
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

/** Ends the claim after a decision, whichever admin had it. */
export async function endClaim(tx: TransactionContext, applicationId: string): Promise<void> {
  await deleteClaim(tx.db, applicationId);
}

/** Who has an application; null when nobody has. */
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
