import { approvalErrors } from '#features/approvals/errors.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { readDisputeStatuses } from '#features/payments/server/read-payments.ts';
import { requestRefund } from '#features/payments/server/returns/refund-payment.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { depositErrors } from '../../errors.ts';
import { lockDeposit, updateDeposit } from '../queries.ts';
import type { DepositRow } from '../tables.ts';
import { queueRefunds } from './refund-deposit.ts';

type Request = { depositId: string; confirmation: string; reason: string };

/**
 * Requests a deposit's refund in an admin's name. Idempotent: a later or concurrent request learns
 * that it was requested before; nothing is queued or logged twice.
 */
export function refundByAdmin(
  context: Context,
  actor: Session,
  { depositId, confirmation, reason }: Request,
): Promise<{ isFirst: boolean }> {
  return inTransaction(context, async (tx) => {
    // The payment's row is locked before the deposit's, as everywhere.
    const isOwed = await requestRefund(tx, { paymentId: depositId });
    const deposit = await lockDeposit(tx.db, depositId);
    if (!deposit) throw depositErrors.DEPOSIT_NOT_FOUND();
    if (deposit.email === actor.email) throw approvalErrors.OWN_BENEFIT();
    if (normaliseEmail(confirmation) !== deposit.email) {
      throw depositErrors.WRONG_ADDRESS().at('confirmation');
    }
    if (deposit.refundRequestedAt || deposit.status === 'refunded') return { isFirst: false };
    await refuseUnlessRefundable(tx, deposit, { isOwed, mode: context.payments.mode });
    const now = tx.clock.now();
    await updateDeposit(tx.db, depositId, {
      refundReason: 'by_admin',
      refundRequestedAt: now,
      updatedAt: now,
    });
    await recordAudit(tx, {
      actor,
      action: 'deposit.refund-requested',
      subject: { type: 'deposit', id: depositId, label: deposit.email },
      after: { cents: deposit.amountCents - deposit.refundedCents, reason },
    });
    await queueRefunds(tx, [depositId], 'by_admin');
    return { isFirst: true };
  });
}

async function refuseUnlessRefundable(
  tx: TransactionContext,
  deposit: DepositRow,
  { isOwed, mode }: { isOwed: boolean; mode: PaymentMode },
): Promise<void> {
  if (deposit.mode !== mode) throw depositErrors.DEPOSIT_OF_OTHER_MODE();
  if (deposit.creditedAt) throw depositErrors.DEPOSIT_IS_CREDIT();
  if (deposit.status !== 'completed' || !isOwed) throw depositErrors.DEPOSIT_NOT_PAID();
  const disputes = await readDisputeStatuses(tx.db, [deposit.id]);
  if (disputes.get(deposit.id) === 'open') throw depositErrors.DEPOSIT_DISPUTED();
}
