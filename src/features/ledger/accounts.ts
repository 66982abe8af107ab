/**
 * Whose money a book counts. Test and sandbox money never meets live money: an entry stays within
 * its book, and the database refuses one that does not.
 */
export const BOOKS = ['live', 'test', 'sandbox'] as const;
export type Book = (typeof BOOKS)[number];

/** Debits are positive and grow assets; credits are negative and grow liabilities. */
export const ledgerAccounts = {
  /** What the payment provider holds for us. */
  'provider-balance': 'asset',
  /** What banks took back while they decide a dispute. */
  'disputed-funds': 'asset',
  /** Deposits of people whose group has not formed: theirs until it does. */
  'member-deposits': 'liability',
  /** Deposits that became credit on a first contribution. */
  'contribution-credits': 'liability',
} as const;

export type AccountName = keyof typeof ledgerAccounts;
export type AccountKind = (typeof ledgerAccounts)[AccountName];

export function accountId(book: Book, name: AccountName): string {
  return `${book}:${name}`;
}
