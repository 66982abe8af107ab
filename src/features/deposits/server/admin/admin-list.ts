import { readDisputeStatuses } from '#features/payments/server/read-payments.ts';
import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { toDollars, usd } from '#shared/text/money.ts';
import type { DepositFilter, DepositSummary, DepositSums } from '../../admin-contract.ts';
import { MONEY_KINDS, type MoneyKind } from '../../money-kinds.ts';
import { findDepositPage, findSums } from './admin-queries.ts';

type Reader = Pick<Context, 'db' | 'payments'>;

/** A page of the deposits of the running mode that match. */
export async function listDeposits(
  { db, payments }: Reader,
  filter: DepositFilter,
  request: PageRequest,
): Promise<Page<DepositSummary>> {
  const page = await findDepositPage(db, { ...filter, mode: payments.mode }, request);
  const disputes = await readDisputeStatuses(
    db,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map(({ amountCents, ...row }) => ({
    ...row,
    dispute: disputes.get(row.id) ?? null,
    amount: toDollars(usd(amountCents)),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  }));
  return { items, nextCursor: page.nextCursor };
}

/** The money of deposits in the running mode, by where it is. A partial refund counts as refunded. */
export async function readSums({ db, payments }: Reader): Promise<DepositSums> {
  const rows = await findSums(db, payments.mode);
  const refundedCents = rows.reduce((sum, row) => sum + row.refundedCents, 0);
  const sumOf = (kind: MoneyKind) => {
    const row = rows.find(({ money }) => money === kind);
    const cents = kind === 'refunded' ? refundedCents : (row?.leftCents ?? 0);
    return { count: row?.count ?? 0, amount: toDollars(usd(cents)) };
  };
  return Object.fromEntries(MONEY_KINDS.map((kind) => [kind, sumOf(kind)])) as DepositSums;
}

const COLUMNS: CsvColumns<DepositSummary> = {
  Started: ({ createdAt }) => createdAt,
  Name: ({ fullName }) => fullName,
  Email: ({ email }) => email,
  Plan: ({ planId }) => planId,
  Amount: ({ amount }) => amount,
  Status: ({ status }) => status,
  Dispute: ({ dispute }) => dispute,
  Money: ({ money }) => money,
  Mode: ({ mode }) => mode,
  Completed: ({ completedAt }) => completedAt,
  Refunded: ({ refundedAt }) => refundedAt,
  Reference: ({ id }) => id,
};

export function exportDeposits(context: Reader, filter: DepositFilter): Promise<Response> {
  return csvResponse('deposits.csv', COLUMNS, (request) => listDeposits(context, filter, request));
}
