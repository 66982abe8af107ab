import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** What an account of a scope has for one membership; none where an entry names no membership. */
export type OpenAmount = { account: AccountName; membershipId: string | null; cents: number };

/** What accounts of a scope had at the end of a day, by membership; credits are negative. */
export async function readOpenAmounts(
  db: Executor,
  of: { book: Book; scope: Scope; accounts: readonly AccountName[]; on: CalendarDate },
): Promise<OpenAmount[]> {
  await writePending(db);
  const rows = await selectRows<Omit<OpenAmount, 'cents'> & { cents: string }>(
    db,
    sql`select p.account, p.membership_id as "membershipId", sum(p.cents)::text as cents
      from ledger_scopes s join ledger_postings p on p.scope_id = s.id
      where s.book = ${of.book} and s.scope = ${of.scope} and p.effective_on <= ${of.on}::date
        and ${isOneOf(sql`p.account`, of.accounts)}
      group by p.account, p.membership_id having sum(p.cents) <> 0
      order by p.account, p.membership_id`,
  );
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}
