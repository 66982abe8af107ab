import type { Executor } from '#db/executor.ts';
import { readDisputeStatuses, readOpenSecrets } from '#features/payments/server/read-payments.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { toDollars, usd } from '#shared/text/money.ts';
import type { DepositRecord } from '../../contract.ts';
import { findDepositsOf } from '../queries.ts';
import type { DepositRow } from '../tables.ts';

type Facts = {
  userId: string | null;
  clientSecret: string | null;
  dispute: DepositRecord['dispute'];
};

function toDepositRecord(deposit: DepositRow, facts: Facts): DepositRecord {
  return {
    id: deposit.id,
    userId: facts.userId,
    amount: toDollars(usd(deposit.amountCents)),
    status: deposit.status,
    createdAt: deposit.createdAt.toISOString(),
    paidAt: deposit.completedAt?.toISOString() ?? null,
    isOwedBack: deposit.refundRequestedAt !== null || deposit.status === 'refunded',
    isCredit: deposit.creditedAt !== null,
    dispute: facts.dispute,
    clientSecret: facts.clientSecret,
  };
}

export type DepositOverview = {
  /** Live money. */
  deposits: DepositRecord[];
  /** Test money, listed separately. */
  sandboxDeposits: DepositRecord[];
  /** Those of the running mode. */
  current: DepositRecord[];
  /** Whether a deposit of the running mode is paid, with no refund made or requested. */
  hasActivePaidDeposit: boolean;
};

/** The deposits of one application, newest first, as its owner and admins see them. */
export async function readDepositsOf(
  context: { db: Executor; payments: { mode: PaymentMode } },
  application: { id: string; userId: string | null },
): Promise<DepositOverview> {
  const rows = await findDepositsOf(context.db, application.id);
  const current = rows.filter(({ mode }) => mode === context.payments.mode);
  const pending = rows.filter(({ status }) => status === 'pending');
  const secrets = await readOpenSecrets(
    context.db,
    pending.map(({ id }) => id),
  );
  const disputes = await readDisputeStatuses(
    context.db,
    rows.map(({ id }) => id),
  );
  const show = (row: DepositRow) =>
    toDepositRecord(row, {
      userId: application.userId,
      clientSecret: secrets.get(row.id) ?? null,
      dispute: disputes.get(row.id) ?? null,
    });
  return {
    deposits: rows.filter(({ mode }) => mode === 'live').map(show),
    sandboxDeposits: rows.filter(({ mode }) => mode !== 'live').map(show),
    current: current.map(show),
    hasActivePaidDeposit: current.some(
      ({ status, refundRequestedAt }) => status === 'completed' && !refundRequestedAt,
    ),
  };
}
