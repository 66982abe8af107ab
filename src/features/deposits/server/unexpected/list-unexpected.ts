import { readUnexpected } from '#features/payments/server/returns/read-unexpected.ts';
import type { Context } from '#platform/context.ts';
import type { UnexpectedPayment } from '../../admin-contract.ts';
import { findDepositsByIds } from '../admin/admin-queries.ts';
import { DEPOSIT_PURPOSE } from '../paying/payment-handler.ts';

/** Unexpected payments of the running mode, newest first, with the deposit they were meant for. */
export async function listUnexpected({
  db,
  payments,
}: Pick<Context, 'db' | 'payments'>): Promise<UnexpectedPayment[]> {
  const rows = await readUnexpected(db, payments.mode);
  const ids = rows.flatMap(({ purpose, subjectId }) =>
    purpose === DEPOSIT_PURPOSE && subjectId ? [subjectId] : [],
  );
  const deposits = new Map((await findDepositsByIds(db, ids)).map((row) => [row.id, row]));
  return rows.map(({ subjectId, createdAt, returnedAt, ...row }) => {
    const deposit = deposits.get(subjectId ?? '');
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      returnedAt: returnedAt?.toISOString() ?? null,
      depositId: deposit?.id ?? null,
      email: deposit?.email ?? null,
      fullName: deposit?.fullName ?? null,
    };
  });
}
