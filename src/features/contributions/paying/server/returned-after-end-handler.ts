import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';

/** Money of a seat that ended was returned, or came back after a bank reversed its decision. */
export type ReturnedAfterEnd = {
  before: AccountRow;
  /** Locked. */
  after: AccountRow;
  /** What left the account; negative for money that came back into it. */
  takenCents: number;
  /** What the account could not give: the member owes it. Negative where that is paid. */
  owedCents: number;
  /** Names this change of this payment. */
  key: string;
};

/** The feature that settles ended seats corrects what such a seat is owed or owes. */
type ReturnedAfterEndHandler = {
  /** Puts what it took of unapplied money back before the change. `key` as in the change. */
  onReturning(tx: TransactionContext, account: AccountRow, key: string): Promise<AccountRow>;
  onReturned(tx: TransactionContext, change: ReturnedAfterEnd): Promise<void>;
};

export const returnedAfterEndHandler = defineHandler<ReturnedAfterEndHandler>(
  'returned money of ended seats',
);
