/**
 * Where the money of a deposit is: held by us, credit in a formed group, owed back and not sent yet,
 * with a bank that decides about it, or returned.
 */
export const MONEY_KINDS = ['held', 'credited', 'owed', 'disputed', 'refunded'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
