import { recordAudits } from '#features/audit/server/record-audit.ts';
import {
  deletePayments,
  lockUndeletable,
  type ReasonToKeep,
} from '#features/payments/server/delete-payments.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { deleteDepositRows, lockDeposits } from './admin/admin-queries.ts';
import type { DepositRow } from './tables.ts';

type Deletion = { deleted: string[]; kept: { id: string; reason: string }[] };

const REASONS = {
  paid: 'Money was received; its record stays.',
  open: 'The payment is still open and could be paid.',
} as const satisfies Record<ReasonToKeep, string>;

/** Deletes deposits that never took money and no longer can. Records of money are never deleted. */
export async function deleteDeposits(
  tx: TransactionContext,
  actor: Session,
  ids: readonly string[],
): Promise<Deletion> {
  // Payments are locked before their deposits, as everywhere.
  const undeletable = await lockUndeletable(tx, ids);
  const found = await lockDeposits(tx.db, ids);
  const reasonToKeep = ({ id, completedAt }: DepositRow) => {
    const reason = completedAt ? 'paid' : undeletable.get(id);
    return reason && REASONS[reason];
  };
  const gone = found.filter((deposit) => reasonToKeep(deposit) === undefined);
  await deletePayments(
    tx,
    gone.map(({ id }) => id),
  );
  await deleteDepositRows(
    tx.db,
    gone.map(({ id }) => id),
  );
  await recordAudits(
    tx,
    gone.map(({ id, email, status, mode, createdAt }) => ({
      actor,
      action: 'deposit.deleted' as const,
      subject: { type: 'deposit' as const, id, label: email },
      before: { status, mode, createdAt: createdAt.toISOString() },
    })),
  );
  return {
    deleted: gone.map(({ id }) => id),
    kept: found.flatMap((deposit) => {
      const reason = reasonToKeep(deposit);
      return reason ? [{ id: deposit.id, reason }] : [];
    }),
  };
}
