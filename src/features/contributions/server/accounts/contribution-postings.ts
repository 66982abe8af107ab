import { type GroupAccount, groupScope } from '#features/ledger/accounts.ts';
import type { GroupEntry } from '#features/ledger/entry.ts';
import { bankEntry } from '#features/ledger/server/posting/bank-entry.ts';
import { postEntries, postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { postMovement } from '#features/ledger/server/posting/post-movement.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import type { TransactionContext } from '#platform/context.ts';
import { METHOD_KINDS } from '#providers/payments/payment-provider.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { usd } from '#shared/text/money.ts';
import type { ContributionRow } from '../../paying/server/payment-queries.ts';
import type { InstalmentRow } from '../instalment-queries.ts';
import type { AccountRow } from './account-queries.ts';

// All ledger postings of contributions. Each is idempotent by its key; entries are never changed.

type Payment = Pick<ContributionRow, 'id' | 'kind' | 'method'>;
type Account = Pick<AccountRow, 'book' | 'groupId' | 'membershipId' | 'planId'>;
type Change = { cents: number; on: CalendarDate; times: number };

/** A member's money came into the group, or came again after it was returned. */
export function postReceived(
  tx: TransactionContext,
  account: Account,
  payment: Payment,
  change: Change,
): Promise<void> {
  return moveCash(tx, account, payment, { ...change, kind: 'contribution-received' });
}

/** A member's money left the group: a returned debit, a lost dispute or a refund. */
export function postReturned(
  tx: TransactionContext,
  account: Account,
  payment: Payment,
  { cents, ...change }: Change,
): Promise<void> {
  return moveCash(tx, account, payment, {
    ...change,
    cents: -cents,
    kind: 'contribution-returned',
  });
}

/**
 * The surplus of a credit over the price of the home pays instalments: credits set aside →
 * unapplied. A negative amount takes it back.
 */
export function postSurplus(
  tx: TransactionContext,
  account: Account,
  payment: Payment,
  change: Change,
): Promise<void> {
  return moveFrom(tx, account, payment, {
    ...change,
    kind: 'surplus-credited',
    from: 'credits-set-aside',
  });
}

/** Money was returned that was settled with the member, who owes it. A negative amount pays it. */
export function postOwedByMember(
  tx: TransactionContext,
  { book, groupId, membershipId }: Account,
  payment: Payment,
  { cents, on, times }: Change,
): Promise<void> {
  const kind = 'contribution-owed-again';
  return postEntry(tx, {
    book,
    key: `${kind}:${payment.id}:${times}`,
    kind,
    scope: groupScope(groupId),
    subjectId: payment.id,
    effectiveOn: on,
    legs: [
      { account: 'owed-by-members', cents, membershipId },
      { account: 'cash', cents: -cents },
    ],
  });
}

function moveCash(
  tx: TransactionContext,
  account: Account,
  payment: Payment,
  change: Change & { kind: string },
): Promise<void> {
  return moveFrom(tx, account, payment, { ...change, from: 'cash' });
}

function moveFrom(
  tx: TransactionContext,
  { book, groupId, membershipId }: Account,
  payment: Payment,
  { cents, on, times, kind, from }: Change & { kind: string; from: GroupAccount },
): Promise<void> {
  const key = times === 0 ? `${kind}:${payment.id}` : `${kind}:${payment.id}:${times}`;
  const fields = { book, key, kind, subjectId: payment.id, effectiveOn: on };
  return postEntries(tx, [
    {
      ...fields,
      scope: groupScope(groupId),
      legs: [
        { account: from, cents, ...(from === 'cash' ? {} : { membershipId }) },
        { account: 'unapplied', cents: -cents, membershipId },
      ],
    },
    ...(from === 'cash' && !isAtProvider(payment) ? [bankEntry(fields, cents)] : []),
  ]);
}

/** Whether the payment provider has the money; a wire or a check came to the bank. */
const isAtProvider = ({ kind, method }: Payment): boolean =>
  kind !== 'manual' && (METHOD_KINDS as readonly string[]).includes(method);

type Settled = Pick<InstalmentRow, 'id' | 'k' | 'earnOn' | 'countedAt'>;

/** Instalments became complete: unapplied money becomes fund, administration and reserve. */
export function postSettled(
  tx: TransactionContext,
  account: Account,
  settled: readonly Settled[],
): Promise<void> {
  return postEntries(
    tx,
    settled.map((row) => ({
      ...partsEntry(account, row, 1),
      key: `instalment-settled:${row.id}`,
      kind: 'instalment-settled',
      effectiveOn: dateOf(row.countedAt),
    })),
  );
}

/** Instalments are open again: reverses what was posted when they became complete. */
export function postReopened(
  tx: TransactionContext,
  account: Account,
  reopened: readonly Settled[],
  on: CalendarDate,
): Promise<void> {
  return postEntries(
    tx,
    reopened.map((row) => ({
      ...partsEntry(account, row, -1),
      key: `instalment-reopened:${row.id}`,
      kind: 'instalment-reopened',
      effectiveOn: on,
    })),
  );
}

function partsEntry(
  { book, groupId, membershipId, planId }: Account,
  { id, k, earnOn }: Settled,
  sign: 1 | -1,
): Pick<GroupEntry, 'book' | 'scope' | 'subjectId' | 'legs'> {
  const { amount, fund, administration, reserve } = instalment(planId, k);
  const part = (account: GroupEntry['legs'][number]['account'], cents: number) => ({
    account,
    cents: sign * cents,
    membershipId,
  });
  return {
    book,
    scope: groupScope(groupId),
    subjectId: id,
    legs: [
      part('unapplied', amount),
      part('fund', -fund),
      part(earnOn ? 'prepaid-administration' : 'administration', -administration),
      part('reserve', -reserve),
    ],
  };
}

type Earned = Pick<
  InstalmentRow,
  'id' | 'book' | 'groupId' | 'membershipId' | 'administrationCents'
> & { earnOn: CalendarDate };

/** Months fell due whose administration was prepaid: it is earned now. */
export function postEarned(tx: TransactionContext, earned: readonly Earned[]): Promise<void> {
  return postEntries(
    tx,
    earned.map(({ id, book, groupId, membershipId, administrationCents: cents, earnOn }) => ({
      book,
      scope: groupScope(groupId),
      key: `administration-earned:${id}`,
      kind: 'administration-earned',
      subjectId: id,
      effectiveOn: earnOn,
      legs: [
        { account: 'prepaid-administration', cents, membershipId },
        { account: 'administration', cents: -cents, membershipId },
      ],
    })),
  );
}

/**
 * While a bank decides a dispute it has the money. The cooperative carries it: the group's cash
 * changes only when the dispute is lost.
 */
export function postDispute(
  tx: TransactionContext,
  { book }: Account,
  payment: Payment,
  { name, cents, isOpen }: { name: string; cents: number; isOpen: boolean },
): Promise<void> {
  const kind = isOpen ? 'contribution-dispute-opened' : 'contribution-dispute-closed';
  const [debit, credit] = isOpen
    ? (['disputed-funds', 'provider-balance'] as const)
    : (['provider-balance', 'disputed-funds'] as const);
  return postMovement(tx, {
    book,
    key: `${kind}:${name}`,
    kind,
    subjectId: payment.id,
    amount: usd(cents),
    debit,
    credit,
  });
}
