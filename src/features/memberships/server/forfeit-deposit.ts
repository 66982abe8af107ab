import type { Group } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { readPosition } from '#features/ledger/server/reading/read-balances.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { MembershipRow } from './tables.ts';

/** The deposit of a member who left before the start becomes the cooperative's income. */
export async function forfeitDeposit(
  tx: TransactionContext,
  group: Group,
  { id: membershipId, depositId }: MembershipRow,
): Promise<void> {
  const { unapplied = 0 } = await readPosition(tx.db, { membershipId });
  if (unapplied === 0) return;
  await postEntry(tx, {
    book: group.mode,
    scope: groupScope(group.id),
    key: `deposit-forfeited:${membershipId}`,
    kind: 'deposit-forfeited',
    subjectId: depositId ?? membershipId,
    effectiveOn: dateOf(tx.clock.now()),
    legs: [
      { account: 'unapplied', cents: -unapplied, membershipId },
      { account: 'administration', cents: unapplied, membershipId },
    ],
  });
}
