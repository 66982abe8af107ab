import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { type AccountName, accountId, type Book } from '../accounts.ts';
import { ledgerAccountRows, ledgerEntries, ledgerPostings } from './tables.ts';

type NewMovement = {
  entry: typeof ledgerEntries.$inferInsert;
  accounts: (typeof ledgerAccountRows.$inferInsert)[];
  postings: (typeof ledgerPostings.$inferInsert)[];
};

/**
 * Adds an entry with its postings, and the accounts it is the first to use, in one statement;
 * answers false when its key was posted before.
 */
export async function insertMovement(
  db: Executor,
  { entry, accounts, postings }: NewMovement,
): Promise<boolean> {
  const accountValues = accounts.map(
    ({ id, book, name, kind }) => sql`(${id}, ${book}, ${name}, ${kind})`,
  );
  const sides = postings.map(
    ({ id, accountId, cents, currency }) =>
      sql`(${id}::uuid, ${accountId}, ${cents}::bigint, ${currency})`,
  );
  const inserted = await selectRows(
    db,
    sql`with entry as (
        insert into ${ledgerEntries} (id, key, kind, subject_id, posting_count, created_at)
        values (${entry.id}, ${entry.key}, ${entry.kind}, ${entry.subjectId}, ${entry.postingCount}, ${entry.createdAt.toISOString()})
        on conflict (key) do nothing returning id
      ), accounts as (
        insert into ${ledgerAccountRows} (id, book, name, kind)
        values ${sql.join(accountValues, sql`, `)} on conflict do nothing
      )
      insert into ${ledgerPostings} (id, entry_id, account_id, cents, currency)
      select side.id, entry.id, side.account_id, side.cents, side.currency
      from entry, (values ${sql.join(sides, sql`, `)}) as side (id, account_id, cents, currency)
      returning id`,
  );
  return inserted.length > 0;
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

/** What entries of a kind about one record moved to an account so far, and how many there are. */
export async function readMoved(
  db: Executor,
  of: { book: Book; account: AccountName; subjectId: string; kind: string },
): Promise<{ entries: number; cents: number }> {
  const [moved] = await db
    .select({
      entries: countDistinct(ledgerEntries.id),
      cents: sql<string>`coalesce(sum(${ledgerPostings.cents}), 0)`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.subjectId, of.subjectId),
        eq(ledgerEntries.kind, of.kind),
        eq(ledgerPostings.accountId, accountId(of.book, of.account)),
      ),
    );
  return { entries: moved?.entries ?? 0, cents: Number(moved?.cents ?? 0) };
}
