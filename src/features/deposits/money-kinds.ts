/**
 * Where the money of a deposit is: held by us, credit in a formed group, owed back but not sent,
 * withheld by a bank, or returned.
 */
export const MONEY_KINDS = ['held', 'credited', 'owed', 'disputed', 'refunded'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
