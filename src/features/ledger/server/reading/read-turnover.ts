import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { addMonths, type CalendarMonth, dateIn } from '#shared/calendar/months.ts';
import type { Book } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** All debits of a month of a book, in cents. */
export async function readTurnover(
  db: Executor,
  { book, month }: { book: Book; month: CalendarMonth },
): Promise<number> {
  await writePending(db);
  const [row] = await selectRows<{ cents: string }>(
    db,
    sql`select coalesce(sum(p.cents), 0)::text as cents
      from ledger_scopes s join ledger_postings p on p.scope_id = s.id
      where s.book = ${book} and p.cents > 0 and p.effective_on >= ${dateIn(month, 1)}::date
        and p.effective_on < ${dateIn(addMonths(month, 1), 1)}::date`,
  );
  return Number(row?.cents ?? 0);
}
