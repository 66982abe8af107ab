import type { TransactionContext } from '#platform/context.ts';
import type { Money } from '#shared/money.ts';
import { type AccountName, accountId, type Book, ledgerAccounts } from '../accounts.ts';
import { insertMovement } from './queries.ts';

export type Movement = {
  book: Book;
  /** Names the movement for good: `deposit-received:{id}`. A repeat posts nothing. */
  key: string;
  kind: string;
  subjectId: string;
  amount: Money;
  /** The account the amount is debited to. */
  debit: AccountName;
  /** The account it is credited to. */
  credit: AccountName;
};

/** Posts one movement between two accounts, once; answers whether this call did it. */
export async function postMovement(
  { db, clock, randomness }: TransactionContext,
  movement: Movement,
): Promise<boolean> {
  const { book, key, kind, subjectId, amount, debit, credit } = movement;
  if (amount.cents <= 0) throw new RangeError(`a movement is of more than nothing: ${key}`);
  const id = randomness.id();
  const entry = {
    id,
    key,
    kind,
    subjectId,
    postingCount: 2,
    createdAt: clock.now(),
  };
  const accounts = [debit, credit].map((name) => ({
    id: accountId(book, name),
    book,
    name,
    kind: ledgerAccounts[name],
  }));
  const side = (name: AccountName, cents: number) => ({
    id: randomness.id(),
    entryId: id,
    accountId: accountId(book, name),
    cents,
    currency: amount.currency,
  });
  const postings = [side(debit, amount.cents), side(credit, -amount.cents)];
  return insertMovement(db, { entry, accounts, postings });
}
