import type { Executor } from '#db/executor.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { toDollars, usd } from '#shared/money.ts';
import type { DepositRecord } from '../contract.ts';
import { findDepositsOf } from './queries.ts';
import type { DepositRow } from './tables.ts';

export function toDepositRecord(deposit: DepositRow, userId: string | null): DepositRecord {
  return {
    id: deposit.id,
    userId,
    amount: toDollars(usd(deposit.amountCents)),
    status: deposit.status,
    createdAt: deposit.createdAt.toISOString(),
    clientSecret: deposit.status === 'pending' ? deposit.clientSecret : null,
  };
}

export type DepositOverview = {
  /** Live money. */
  deposits: DepositRecord[];
  /** Test money, kept apart. */
  sandboxDeposits: DepositRecord[];
  /** Whether a deposit of the running mode is paid and not given back. */
  hasActivePaidDeposit: boolean;
};

/** The deposits of one application, newest first, as its owner and admins see them. */
export async function readDepositsOf(
  context: { db: Executor; payments: { mode: PaymentMode } },
  application: { id: string; userId: string | null },
): Promise<DepositOverview> {
  const rows = await findDepositsOf(context.db, application.id);
  const show = (row: DepositRow) => toDepositRecord(row, application.userId);
  return {
    deposits: rows.filter(({ mode }) => mode === 'live').map(show),
    sandboxDeposits: rows.filter(({ mode }) => mode !== 'live').map(show),
    hasActivePaidDeposit: rows.some(
      ({ mode, status }) => mode === context.payments.mode && status === 'completed',
    ),
  };
}
