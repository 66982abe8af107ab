import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { PaymentDispute } from '#providers/payments/payment-provider.ts';
import { brand } from '#shared/brand.ts';
import { inDollars } from '../rules.ts';
import { disputeMail } from './emails.ts';
import { type DisputeTurn, moveDisputed, nameOf } from './move-disputed.ts';
import { PROVIDER } from './provider-actor.ts';
import { lockDeposit } from './queries.ts';
import { findDispute, saveDispute } from './return-queries.ts';
import type { DepositRow } from './tables.ts';

/** How often each dispute had changed when the provider was asked. */
export type DisputeTurns = ReadonlyMap<string, number>;

type Recorded = {
  hasChanged: boolean;
  /** Disputes whose answer may be older than what is recorded, with what they have come to. */
  doubted: DisputeTurns;
};

/**
 * Records what banks decide about a deposit whose card holder objected, in the transaction that
 * holds the deposit. A bank may decide otherwise later, so an answer that differs from what is
 * recorded is believed only when the provider was asked after that was recorded; otherwise it may
 * be an old one that comes late, and the caller asks again.
 */
export async function recordDisputes(
  tx: TransactionContext,
  deposit: DepositRow,
  disputes: readonly PaymentDispute[],
  seen: DisputeTurns,
): Promise<Recorded> {
  let hasChanged = false;
  const doubted = new Map<string, number>();
  for (const dispute of disputes) {
    const known = await findDispute(tx.db, dispute.id);
    if (known?.status === dispute.status) continue;
    if (known && known.turn !== seen.get(dispute.id)) {
      doubted.set(dispute.id, known.turn);
      continue;
    }
    // Read anew: the dispute before may have changed it.
    const current = (await lockDeposit(tx.db, deposit.id)) ?? deposit;
    await recordDispute(tx, current, dispute, known);
    hasChanged = true;
  }
  return { hasChanged, doubted };
}

async function recordDispute(
  tx: TransactionContext,
  deposit: DepositRow,
  { id, status, reason, amount }: PaymentDispute,
  before: DisputeTurn | undefined,
): Promise<void> {
  const now = tx.clock.now();
  const after: DisputeTurn = {
    id,
    status,
    turn: (before?.turn ?? 0) + 1,
    amountCents: before?.amountCents ?? inDollars(amount).cents,
  };
  await saveDispute(tx.db, {
    ...after,
    depositId: deposit.id,
    reason: reason.slice(0, 100),
    createdAt: now,
    updatedAt: now,
  });
  await moveDisputed(tx, deposit, { before, after });
  await tell(tx, deposit, { ...after, reason }, before?.status);
}

/** Leaves it where admins look: in the log, and while there is time to answer, in the mail. */
async function tell(
  tx: TransactionContext,
  deposit: DepositRow,
  dispute: DisputeTurn & { reason: string },
  before: string | undefined,
): Promise<void> {
  const { id, status, reason, amountCents } = dispute;
  await recordAudit(tx, {
    actor: PROVIDER,
    action: `deposit.dispute-${status}`,
    subject: { type: 'deposit', id: deposit.id, label: deposit.email },
    before: before ? { dispute: id, status: before } : null,
    after: { dispute: id, status, reason, cents: amountCents },
  });
  if (status === 'won' || status === 'lost') return;
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `dispute:${nameOf(dispute)}:${status}`,
    content: disputeMail(deposit, { amountCents, reason }, tx.config.publicUrl),
  });
}
