import type { TransactionContext } from '#platform/context.ts';
import { defineHandler } from '#platform/handler.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';

/** Money of a seat that ended was returned; instalments may be open again. */
export type Reopened = {
  before: AccountRow;
  /** Locked. */
  after: AccountRow;
  /** Names this return of this payment. */
  key: string;
};

/** The feature that settles ended seats corrects what such a seat is owed or owes. */
type SettleReopened = (tx: TransactionContext, reopened: Reopened) => Promise<void>;

export const reopenedHandler = defineHandler<SettleReopened>('returned money of ended seats');
