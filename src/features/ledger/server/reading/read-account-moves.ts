import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** What entries of a kind moved in an account over some days, in cents; debits are positive. */
export type AccountMove = { kind: string; account: AccountName; cents: number };

/** By kind, then account. The moves of a kind sum to zero; accounts that end as they were are left out. */
export async function readAccountMoves(
  db: Executor,
  of: { book: Book; scope: Scope; from: CalendarDate; to: CalendarDate },
): Promise<AccountMove[]> {
  await writePending(db);
  const rows = await selectRows<Omit<AccountMove, 'cents'> & { cents: string }>(
    db,
    sql`select e.kind, p.account, sum(p.cents)::text as cents
      from ledger_scopes s
        join ledger_entries e on e.scope_id = s.id
          and e.effective_on between ${of.from}::date and ${of.to}::date
        join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
      where s.book = ${of.book} and s.scope = ${of.scope}
      group by e.kind, p.account having sum(p.cents) <> 0 order by e.kind, p.account`,
  );
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}
