import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { readSeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { Beneficiary } from '../contract.ts';
import { beneficiaryMail } from './mails.ts';
import { findBeneficiary, findEstate, putBeneficiary, putEstate } from './queries.ts';

type Of = { membershipId: string };

/** The beneficiary of a member's own seat, and the estate that holds it. */
export async function readSuccession(context: Context, session: Session, { membershipId }: Of) {
  await requireOwn(context, session, membershipId);
  const beneficiary = await findBeneficiary(context.db, membershipId);
  const estate = await findEstate(context.db, membershipId);
  return {
    beneficiary: beneficiary ?? null,
    estate: estate ? { name: estate.name, representative: estate.representative } : null,
  };
}

/** Names who takes over a member's own seat after their death, and mails the member. */
export async function nameBeneficiary(
  context: Context,
  session: Session,
  { membershipId, ...given }: Of & Beneficiary,
): Promise<Beneficiary> {
  const membership = await requireOwn(context, session, membershipId);
  return inTransaction(context, async (tx) => {
    const user = await readUser(tx, session.userId);
    await putBeneficiary(tx.db, membershipId, { ...given, updatedAt: tx.clock.now() });
    if (!user) return given;
    await queueMail(tx, {
      to: user.email,
      dedupeKey: `beneficiary-named:${tx.randomness.id()}`,
      content: beneficiaryMail(await readSeatRecipient(tx, membership, user), given.name),
    });
    return given;
  });
}

type Estate = Of & {
  name: string;
  representative: string;
  contact: string;
  reason?: string | undefined;
};

/** Records that an estate holds a seat. The membership continues with the same rules. */
export function recordEstate(
  context: Context,
  actor: Session,
  { membershipId, name, representative, contact, reason }: Estate,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    const recorded = { recordedBy: actor.email, recordedAt: tx.clock.now() };
    await putEstate(tx.db, { membershipId, name, representative, contact, ...recorded });
    await recordAudit(tx, {
      actor,
      action: 'membership.estate-recorded',
      subject: { type: 'membership', id: membershipId, label: `seat ${membership.seat}` },
      after: { name, representative, ...(reason ? { reason } : {}) },
    });
  });
}

async function requireOwn(context: Context, { userId }: Session, membershipId: string) {
  const membership = await readMembership(context, membershipId);
  if (membership?.userId !== userId) throw membershipErrors.MEMBERSHIP_NOT_FOUND();
  return membership;
}
