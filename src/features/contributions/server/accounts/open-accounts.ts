import { lockDeposits } from '#features/deposits/server/paying/credit-deposit.ts';
import { readGroupOf } from '#features/groups/server/read-group.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import type { TransactionContext } from '#platform/context.ts';
import { firstStep } from '../../arrears/arrears.ts';
import { receiveMoney } from '../../paying/server/move-money.ts';
import { insertContribution } from '../../paying/server/payment-queries.ts';
import { insertAccounts } from './account-queries.ts';

/**
 * Opens the accounts of new memberships. Their deposits, locked by the caller, become unapplied
 * money of the group.
 */
export async function openAccounts(
  tx: TransactionContext,
  made: readonly Membership[],
): Promise<void> {
  const [first] = made;
  if (!first) return;
  const group = await readGroupOf(tx, first);
  const now = tx.clock.now();
  const accounts = await insertAccounts(
    tx.db,
    made.map(({ id, groupId, seat, userId, planId, startMonth }) => {
      const dueOn = dueDate(startMonth, 1);
      const { step, on } = firstStep(dueOn);
      return {
        membershipId: id,
        groupId,
        seat,
        userId,
        planId,
        startMonth,
        book: group.mode,
        paid: 0,
        prepaid: 0,
        unappliedCents: 0,
        dueOn,
        nextStep: step,
        nextStepOn: on,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  await receiveDeposits(tx, made, new Map(accounts.map((row) => [row.membershipId, row])));
}

async function receiveDeposits(
  tx: TransactionContext,
  made: readonly Membership[],
  accounts: ReadonlyMap<string, Parameters<typeof receiveMoney>[1]>,
): Promise<void> {
  const ids = made.flatMap(({ depositId }) => depositId ?? []);
  const deposits = await lockDeposits(tx, ids);
  const now = tx.clock.now();
  for (const { id: membershipId, depositId } of made) {
    const deposit = deposits.get(depositId ?? '');
    const account = accounts.get(membershipId);
    if (!deposit || !account) continue;
    const cents = deposit.amountCents - deposit.refundedCents;
    if (cents <= 0) continue;
    const [payment] = await insertContribution(tx.db, [
      {
        id: deposit.id,
        membershipId,
        kind: 'deposit',
        state: 'succeeded',
        amountCents: cents,
        instalments: 0,
        method: 'deposit',
        countedAt: now,
        createdAt: deposit.completedAt ?? now,
        updatedAt: now,
      },
    ]);
    if (payment) await receiveMoney(tx, account, payment, { cents, countedAt: now });
  }
}
