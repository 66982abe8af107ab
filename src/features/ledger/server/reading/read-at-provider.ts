import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { type Book, PROVIDER_ACCOUNTS } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** The last entry of each scope, by the scope's number. */
export type LastEntries = Readonly<Record<string, number>>;

/**
 * What the books say is at the payment provider, over all scopes of a book, and up to which entry of
 * each scope: one statement, so both are of the same moment.
 */
export async function readAtProvider(
  db: Executor,
  book: Book,
): Promise<{ cents: number; lastEntries: LastEntries }> {
  await writePending(db);
  const [row] = await selectRows<{ cents: string; last: LastEntries }>(
    db,
    sql`select
        (select coalesce(sum(b.cents), 0) from ledger_balances b join ledger_scopes s on s.id = b.scope_id
          where s.book = ${book} and ${isOneOf(sql`b.account`, PROVIDER_ACCOUNTS)})::text as cents,
        (select coalesce(json_object_agg(id, last_sequence), '{}') from ledger_scopes where book = ${book}) as last`,
  );
  return { cents: Number(row?.cents ?? 0), lastEntries: row?.last ?? {} };
}

/** The same at the end of a day, by the dates of the entries. */
export async function readAtProviderOn(db: Executor, book: Book, day: string): Promise<number> {
  await writePending(db);
  const [row] = await selectRows<{ cents: string }>(
    db,
    sql`select coalesce(sum(p.cents), 0)::text as cents
      from ledger_postings p join ledger_scopes s on s.id = p.scope_id
      where s.book = ${book} and p.effective_on <= ${day}::date
        and ${isOneOf(sql`p.account`, PROVIDER_ACCOUNTS)}`,
  );
  return Number(row?.cents ?? 0);
}

/**
 * What entries after `since` have moved at the provider, by the record they are about. It reads all
 * of them: only for finding the cause of a difference.
 */
export async function readMovedAtProvider(
  db: Executor,
  book: Book,
  since: LastEntries,
): Promise<Map<string, number>> {
  const rows = await selectRows<{ subjectId: string; cents: string }>(
    db,
    sql`select e.subject_id as "subjectId", sum(p.cents)::text as cents
      from ledger_scopes s
        join ledger_entries e on e.scope_id = s.id
        join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
      where s.book = ${book} and ${isOneOf(sql`p.account`, PROVIDER_ACCOUNTS)}
        and e.sequence > coalesce((${JSON.stringify(since)}::jsonb ->> s.id::text)::bigint, 0)
      group by e.subject_id having sum(p.cents) <> 0`,
  );
  return new Map(rows.map(({ subjectId, cents }) => [subjectId, Number(cents)]));
}
