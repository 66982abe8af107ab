import { readDisputeStatuses } from '#features/payments/server/read-payments.ts';
import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/csv.ts';
import { toPage } from '#platform/keyset.ts';
import { toDollars, usd } from '#shared/money.ts';
import type { Page, PageRequest } from '#shared/paging.ts';
import type { DepositFilter, DepositSummary } from '../admin-contract.ts';
import { DEPOSIT_SORT, selectDeposits } from './admin-queries.ts';

type Reader = Pick<Context, 'db' | 'payments'>;

/** A page of the deposits of the running mode that match. */
export async function listDeposits(
  { db, payments }: Reader,
  filter: DepositFilter,
  request: PageRequest,
): Promise<Page<DepositSummary>> {
  const rows = await selectDeposits(db, { ...filter, mode: payments.mode }, request);
  const disputes = await readDisputeStatuses(
    db,
    rows.map(({ id }) => id),
  );
  return toPage(DEPOSIT_SORT, rows, request.limit, ({ place: _, amountCents, ...row }) => ({
    ...row,
    dispute: disputes.get(row.id) ?? null,
    amount: toDollars(usd(amountCents)),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  }));
}

const COLUMNS: CsvColumns<DepositSummary> = {
  Started: ({ createdAt }) => createdAt,
  Name: ({ fullName }) => fullName,
  Email: ({ email }) => email,
  Plan: ({ planId }) => planId,
  Amount: ({ amount }) => amount,
  Status: ({ status }) => status,
  Dispute: ({ dispute }) => dispute,
  Mode: ({ mode }) => mode,
  Completed: ({ completedAt }) => completedAt,
  Refunded: ({ refundedAt }) => refundedAt,
  Reference: ({ id }) => id,
};

export function exportDeposits(context: Reader, filter: DepositFilter): Promise<Response> {
  return csvResponse('deposits.csv', COLUMNS, (request) => listDeposits(context, filter, request));
}
