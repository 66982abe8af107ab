import type { TransactionContext } from '#platform/context.ts';
import type { PaymentRow } from '../payment-row.ts';
import { lockMethod, updateMethod } from './method-queries.ts';

/** A returned bank debit ends its mandate: the owner has to set the account up again. */
export async function revokeMandate(tx: TransactionContext, payment: PaymentRow): Promise<void> {
  if (!payment.savedMethodId) return;
  const method = await lockMethod(tx.db, payment.savedMethodId);
  if (method?.kind !== 'us_bank_account' || method.status !== 'active') return;
  await updateMethod(tx.db, method.id, { status: 'revoked', updatedAt: tx.clock.now() });
}
