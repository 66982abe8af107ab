import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { AccountName, Book } from '../accounts.ts';
import { ledgerAccountRows, ledgerEntries, ledgerPostings } from './tables.ts';

export async function ensureAccounts(
  db: Executor,
  accounts: (typeof ledgerAccountRows.$inferInsert)[],
): Promise<void> {
  await db.insert(ledgerAccountRows).values(accounts).onConflictDoNothing();
}

/** Adds the entry; answers false when its key was posted before. */
export async function insertEntry(
  db: Executor,
  entry: typeof ledgerEntries.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id });
  return inserted.length === 1;
}

export async function insertPostings(
  db: Executor,
  postings: (typeof ledgerPostings.$inferInsert)[],
): Promise<void> {
  await db.insert(ledgerPostings).values(postings);
}

/** The balance of every account of a book, in cents; debit above zero. */
export async function readBalances(
  db: Executor,
  book: Book,
): Promise<Partial<Record<AccountName, number>>> {
  const rows = await db
    .select({
      name: ledgerAccountRows.name,
      cents: sql<string>`sum(${ledgerPostings.cents})`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccountRows, eq(ledgerAccountRows.id, ledgerPostings.accountId))
    .where(eq(ledgerAccountRows.book, book))
    .groupBy(ledgerAccountRows.name);
  return Object.fromEntries(rows.map(({ name, cents }) => [name, Number(cents)]));
}
