import { groupScope } from '#features/ledger/accounts.ts';
import { postDifference } from '#features/ledger/server/posting/post-difference.ts';
import { postMovement } from '#features/ledger/server/posting/post-movement.ts';
import { postTransfer } from '#features/ledger/server/posting/post-transfer.ts';
import type { RefundChange } from '#features/payments/server/handlers.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { usd } from '#shared/text/money.ts';
import type { DepositRow } from './tables.ts';

// All ledger postings of deposits. Each is idempotent by its key; entries are never changed.

type Account = 'provider-balance' | 'member-deposits' | 'returned-deposits' | 'disputed-funds';

type Posting = { kind: string; of: string; cents: number; debit: Account; credit: Account };

async function post(
  tx: TransactionContext,
  { id: subjectId, mode: book }: DepositRow,
  { kind, of, cents, debit, credit }: Posting,
): Promise<void> {
  const amount = usd(cents);
  await postMovement(tx, { book, key: `${kind}:${of}`, kind, subjectId, amount, debit, credit });
}

/**
 * The account in which a deposit belongs to its owner. After formation the money is the group's:
 * what a bank then takes back does not reduce the group's cash, and the member owes it.
 */
const ownersAccount = ({ creditedAt }: DepositRow): Account =>
  creditedAt ? 'returned-deposits' : 'member-deposits';

export function postReceived(tx: TransactionContext, deposit: DepositRow): Promise<void> {
  return post(tx, deposit, {
    kind: 'deposit-received',
    of: deposit.id,
    cents: deposit.amountCents,
    debit: 'provider-balance',
    credit: 'member-deposits',
  });
}

/** A member's deposit becomes the group's cash, unapplied until the first instalment. */
export async function postCredited(
  tx: TransactionContext,
  { id, mode: book, amountCents, refundedCents }: DepositRow,
  { groupId, membershipId }: { groupId: string; membershipId: string },
): Promise<void> {
  const cents = amountCents - refundedCents;
  await postTransfer(tx, {
    book,
    key: `deposit-credited:${id}`,
    kind: 'deposit-credited',
    subjectId: id,
    effectiveOn: dateOf(tx.clock.now()),
    sides: [
      {
        scope: 'cooperative',
        legs: [
          { account: 'member-deposits', cents },
          { account: 'provider-balance', cents: -cents },
        ],
      },
      {
        scope: groupScope(groupId),
        legs: [
          { account: 'cash', cents },
          { account: 'unapplied', cents: -cents, membershipId },
        ],
      },
    ],
  });
}

export function postRefund(
  tx: TransactionContext,
  deposit: DepositRow,
  { id, cents, kind }: RefundChange,
): Promise<void> {
  const owners = ownersAccount(deposit);
  return kind === 'made'
    ? post(tx, deposit, {
        kind: 'deposit-refunded',
        of: id,
        cents,
        debit: owners,
        credit: 'provider-balance',
      })
    : post(tx, deposit, {
        kind: 'deposit-refund-failed',
        of: id,
        cents,
        debit: 'provider-balance',
        credit: owners,
      });
}

/**
 * A refund plus a lost dispute can return more than was paid. Nobody owes us the excess: it stays
 * visible in the disputed funds until one of the two is reversed.
 */
export function postReturnedTwice(
  tx: TransactionContext,
  deposit: DepositRow,
  cents: number,
): Promise<void> {
  return postDifference(tx, {
    book: deposit.mode,
    kind: 'deposit-returned-twice',
    subjectId: deposit.id,
    cents,
    debit: 'disputed-funds',
    credit: ownersAccount(deposit),
  });
}

type Disputed = { of: string; cents: number };

/** The bank withholds a disputed amount until it has decided. */
export const postDisputeOpened = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-opened',
    debit: 'disputed-funds',
    credit: 'provider-balance',
  });

/** The bank decided for us or closed the dispute: we have the amount again. */
export const postDisputeWon = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-won',
    debit: 'provider-balance',
    credit: 'disputed-funds',
  });

/** The bank gave the amount to the cardholder. */
export const postDisputeLost = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-lost',
    debit: ownersAccount(deposit),
    credit: 'disputed-funds',
  });

/** The bank reversed its decision against us. */
export const postLossUndone = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-lost-undone',
    debit: 'disputed-funds',
    credit: ownersAccount(deposit),
  });
