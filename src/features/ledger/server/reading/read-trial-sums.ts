import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** Which of the two charts an account is in. */
export type Chart = 'cooperative' | 'group';

/** The balance of an account at the end of a day, over all scopes that were asked for. */
export type TrialSum = {
  chart: Chart;
  account: AccountName;
  /** Debits are positive. */
  cents: number;
};

/** One scope of a book, or all of them. */
type Of = { book: Book; scope?: Scope | undefined };

/**
 * The balance of every account at the end of a day: what it is now, less what entries of later days
 * moved. One statement, so that both come from one state of the database, and recent days cost
 * little however long the books are.
 */
export async function readTrialSums(
  db: Executor,
  { on, ...of }: Of & { on: CalendarDate },
): Promise<TrialSum[]> {
  await writePending(db);
  const rows = await selectRows<{ chart: Chart; account: AccountName; cents: string }>(
    db,
    sql`with scopes as materialized (${scopesOf(of)}),
      later as (
        select p.scope_id, p.account, sum(p.cents) as cents
        from scopes s
          join ledger_entries e on e.scope_id = s.id and e.effective_on > ${on}::date
          join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
        group by p.scope_id, p.account
      )
      select s.chart, b.account, sum(b.cents - coalesce(l.cents, 0))::text as cents
      from scopes s
        join ledger_balances b on b.scope_id = s.id
        left join later l on l.scope_id = b.scope_id and l.account = b.account
      group by s.chart, b.account`,
  );
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** The date of the first entry; null while there is none. */
export async function readFirstDay(db: Executor, of: Of): Promise<CalendarDate | null> {
  await writePending(db);
  const [row] = await selectRows<{ first: CalendarDate | null }>(
    db,
    sql`with scopes as materialized (${scopesOf(of)})
      select min(first.day)::text as first from scopes s
      cross join lateral (select effective_on as day from ledger_entries
        where scope_id = s.id order by effective_on limit 1) first`,
  );
  return row?.first ?? null;
}

const scopesOf = ({ book, scope }: Of) =>
  sql`select id, case scope when 'cooperative' then 'cooperative' else 'group' end as chart
    from ledger_scopes where book = ${book} ${scope ? sql`and scope = ${scope}` : sql``}`;
