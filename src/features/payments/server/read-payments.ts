import type { Executor } from '#db/executor.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import type { DisputeStatus } from '../rules.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPaymentsByIds } from './queries.ts';
import { findNewestDisputes } from './returns/return-queries.ts';

/** The client secrets of unpaid payments, by payment. */
export async function readOpenSecrets(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (paymentIds.length === 0) return new Map();
  const found = await findPaymentsByIds(db, paymentIds);
  const open = found.filter(({ status }) => status === 'pending');
  return new Map(open.map(({ id, clientSecret }) => [id, clientSecret]));
}

/** Money somebody paid, as their payment history and receipts show it. */
export type PaidMoney = {
  id: string;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
  method: { kind: MethodKind; last4: string; name: string } | null;
};

/** Those of the payments that brought money, the newest first. */
export async function readPaidMoney(
  db: Executor,
  paymentIds: readonly string[],
): Promise<PaidMoney[]> {
  if (paymentIds.length === 0) return [];
  const found = await findPaymentsByIds(db, paymentIds);
  return found.flatMap(({ id, amountCents, refundedCents, succeededAt, ...paid }) =>
    succeededAt
      ? [{ id, amountCents, refundedCents, paidAt: succeededAt, method: methodOf(paid) }]
      : [],
  );
}

type PaidColumns = Pick<PaymentRow, 'paidKind' | 'paidLast4' | 'paidName'>;

function methodOf({ paidKind, paidLast4, paidName }: PaidColumns): PaidMoney['method'] {
  return paidKind ? { kind: paidKind, last4: paidLast4 ?? '', name: paidName ?? '' } : null;
}

/** The status of the newest dispute of each payment; payments without one are left out. */
export async function readDisputeStatuses(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, DisputeStatus>> {
  if (paymentIds.length === 0) return new Map();
  const found = await findNewestDisputes(db, paymentIds);
  return new Map(found.map(({ paymentId, status }) => [paymentId, status]));
}
