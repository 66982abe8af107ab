import type { MoneyKind } from './money-kinds.ts';
import type { DepositStatus } from './rules.ts';

/** What is shown for where the money of a deposit is. */
export const MONEY_NAMES: Record<MoneyKind, string> = {
  held: 'Held',
  credited: 'Credited',
  owed: 'Owed back',
  disputed: 'Disputed',
  refunded: 'Refunded',
};

/** What is shown for a deposit without money. */
export const STATUS_NAMES: Record<DepositStatus, string> = {
  pending: 'Not paid yet',
  completed: 'Paid',
  refunded: 'Refunded',
  failed: 'Failed',
  expired: 'Expired',
};
