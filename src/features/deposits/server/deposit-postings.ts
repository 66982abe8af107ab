import { postDifference } from '#features/ledger/server/post-difference.ts';
import { postMovement } from '#features/ledger/server/post-movement.ts';
import type { RefundChange } from '#features/payments/server/handlers.ts';
import type { TransactionContext } from '#platform/context.ts';
import { usd } from '#shared/money.ts';
import type { DepositRow } from './tables.ts';

// Every posting about deposits. Each is posted once by its key; the books are only added to.

type Account = 'provider-balance' | 'member-deposits' | 'contribution-credits' | 'disputed-funds';

type Posting = { kind: string; of: string; cents: number; debit: Account; credit: Account };

async function post(
  tx: TransactionContext,
  { id: subjectId, mode: book }: DepositRow,
  { kind, of, cents, debit, credit }: Posting,
): Promise<void> {
  const amount = usd(cents);
  await postMovement(tx, { book, key: `${kind}:${of}`, kind, subjectId, amount, debit, credit });
}

/** Where the money of a deposit is counted as its owner's. */
const ownersAccount = ({ creditedAt }: DepositRow): Account =>
  creditedAt ? 'contribution-credits' : 'member-deposits';

export function postReceived(tx: TransactionContext, deposit: DepositRow): Promise<void> {
  return post(tx, deposit, {
    kind: 'deposit-received',
    of: deposit.id,
    cents: deposit.amountCents,
    debit: 'provider-balance',
    credit: 'member-deposits',
  });
}

/** What was held for the member becomes credit on the first contribution. */
export function postCredited(tx: TransactionContext, deposit: DepositRow): Promise<void> {
  return post(tx, deposit, {
    kind: 'deposit-credited',
    of: deposit.id,
    cents: deposit.amountCents - deposit.refundedCents,
    debit: 'member-deposits',
    credit: 'contribution-credits',
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
 * A refund and a lost dispute can give back more than there was. Nobody owes us the excess: it is
 * counted with the disputed funds, where it is seen, until one of the two is undone.
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

/** The bank takes a disputed amount until it has decided. */
export const postDisputeOpened = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-opened',
    debit: 'disputed-funds',
    credit: 'provider-balance',
  });

/** The bank decided for us, or let go: the amount is with us again. */
export const postDisputeWon = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-won',
    debit: 'provider-balance',
    credit: 'disputed-funds',
  });

/** The bank gave the amount to the card's holder. */
export const postDisputeLost = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-lost',
    debit: ownersAccount(deposit),
    credit: 'disputed-funds',
  });

/** The bank took a decision against us back. */
export const postLossUndone = (tx: TransactionContext, deposit: DepositRow, moved: Disputed) =>
  post(tx, deposit, {
    ...moved,
    kind: 'dispute-lost-undone',
    debit: 'disputed-funds',
    credit: ownersAccount(deposit),
  });
