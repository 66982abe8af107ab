import type { TransactionContext } from '#platform/context.ts';
import type { PaymentDispute } from '#providers/payments/payment-provider.ts';
import { inDollars } from '../../rules.ts';
import { type DisputeState, handlerOf } from '../handlers.ts';
import { revokeMandate } from '../methods/revoke-mandate.ts';
import type { PaymentRow } from '../payment-row.ts';
import { countRefunded, storeRefund } from './record-refunds.ts';
import { findDispute, markRefundFailed, saveDispute } from './return-queries.ts';

/** The revision of each dispute in our records when the provider was asked. */
export type DisputeRevisions = ReadonlyMap<string, number>;

type Recorded = { payment: PaymentRow; hasChanged: boolean; outdated: DisputeRevisions };

/** The idempotency key of one change of a dispute. */
export const nameOfChange = ({ id, revision }: DisputeState) =>
  revision === 1 ? id : `${id}:${revision}`;

/**
 * Records disputes of a payment and their decisions, in the transaction that locked the payment. A
 * bank may reverse its decision, so an answer that differs from our record is accepted only if the
 * provider was asked after that record was made. Otherwise the answer may be outdated, and the
 * caller asks again.
 */
export async function recordDisputes(
  tx: TransactionContext,
  payment: PaymentRow,
  disputes: readonly PaymentDispute[],
  seen: DisputeRevisions,
): Promise<Recorded> {
  let current = payment;
  let hasChanged = false;
  const outdated = new Map<string, number>();
  for (const dispute of disputes) {
    const known = await findDispute(tx.db, dispute.id);
    if (known?.status === dispute.status) continue;
    if (known && known.revision !== seen.get(dispute.id)) {
      outdated.set(dispute.id, known.revision);
      continue;
    }
    current = await recordDispute(tx, current, dispute, known);
    hasChanged = true;
  }
  return { payment: current, hasChanged, outdated };
}

async function recordDispute(
  tx: TransactionContext,
  payment: PaymentRow,
  { id, status, reason, amount, respondBy = null }: PaymentDispute,
  before: DisputeState | undefined,
): Promise<PaymentRow> {
  const now = tx.clock.now();
  const after: DisputeState = {
    id,
    status,
    revision: (before?.revision ?? 0) + 1,
    amountCents: before?.amountCents ?? inDollars(amount).cents,
  };
  await saveDispute(tx.db, {
    ...after,
    paymentId: payment.id,
    reason: reason.slice(0, 100),
    respondBy,
    createdAt: now,
    updatedAt: now,
  });
  // A lost dispute counts as a refund unless the bank reverses its decision.
  const undone =
    before?.status === 'lost' ? await markRefundFailed(tx.db, nameOfChange(before)) : undefined;
  if (status === 'lost') {
    const loss = { id: nameOfChange(after), cents: after.amountCents };
    await storeRefund(tx, payment, { ...loss, status: 'succeeded' });
  }
  if (status === 'lost') await revokeMandate(tx, payment);
  const isCounted = undone !== undefined || status === 'lost';
  const counted = isCounted ? await countRefunded(tx, payment) : payment;
  const change = { before, after, reason, undoneCents: undone?.amountCents ?? 0 };
  await handlerOf(payment).onDispute(tx, counted, change);
  return counted;
}
