import type { ContributionAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { type GroupAccount, groupScope } from '#features/ledger/accounts.ts';
import { bankEntry } from '#features/ledger/server/posting/bank-entry.ts';
import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import type { TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';

export type Amounts = Partial<Record<GroupAccount, number>>;

type Posting = {
  kind: string;
  subjectId: string;
  /** Debits are positive, credits negative; they sum to zero. Zero amounts are omitted. */
  amounts: Amounts;
  on?: CalendarDate;
  /** Makes the key unique when a record has several entries. */
  suffix?: string;
};

/** Posts a seat's settlement as one entry in the seat's position. Idempotent by its key. */
export async function postSettlement(
  tx: TransactionContext,
  { book, groupId, membershipId }: Pick<ContributionAccount, 'book' | 'groupId' | 'membershipId'>,
  { kind, subjectId, amounts, on, suffix }: Posting,
): Promise<void> {
  const legs = Object.entries(amounts)
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({ account: account as GroupAccount, cents, membershipId }));
  if (legs.length === 0) return;
  const fields = {
    book,
    key: `${kind}:${subjectId}${suffix ? `:${suffix}` : ''}`,
    kind,
    subjectId,
    effectiveOn: on ?? dateOf(tx.clock.now()),
  };
  // What is paid for a home comes to the bank.
  const { cash = 0 } = amounts;
  await postEntries(tx, [
    { ...fields, scope: groupScope(groupId), legs },
    ...(cash === 0 ? [] : [bankEntry(fields, cash)]),
  ]);
}
