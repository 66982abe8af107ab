import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addMonths, type CalendarMonth, dateIn, monthOf } from '#shared/calendar/months.ts';
import type { Book } from '../accounts.ts';
import { MonthNotClosable } from '../errors.ts';
import { writePending } from './posting/pending-entries.ts';
import { readCloses, readFirstMonth } from './reading/read-closes.ts';
import { ledgerCloses } from './tables.ts';

/** Why a month of a book cannot be closed now; undefined when it can. */
export async function findCloseRefusal(
  { db, clock }: Pick<TransactionContext, 'db' | 'clock'>,
  { book, month }: { book: Book; month: CalendarMonth },
): Promise<MonthNotClosable['reason'] | undefined> {
  const { lastMonth } = await readCloses(db, book);
  if (lastMonth && month <= lastMonth) return 'closed';
  if (month >= monthOf(dateOf(clock.now()))) return 'running';
  // Only the first close of a book may take several months at once: those before it.
  if (lastMonth) return month === addMonths(lastMonth, 1) ? undefined : 'earlier-open';
  const first = await readFirstMonth(db, book);
  return !first || month < first ? 'before-first' : undefined;
}

/**
 * Closes a month of a book: from now on an entry of an earlier date gets the first open day. Posting
 * to any scope of the book waits until the transaction ends, so call this last.
 */
export async function closeMonth(
  tx: TransactionContext,
  of: { book: Book; month: CalendarMonth },
): Promise<{ opensOn: CalendarDate }> {
  await writePending(tx.db);
  await lockBook(tx.db, of.book);
  const reason = await findCloseRefusal(tx, of);
  if (reason) throw new MonthNotClosable(reason);
  const opensOn = dateIn(addMonths(of.month, 1), 1);
  await tx.db.insert(ledgerCloses).values({ ...of, opensOn, closedAt: tx.clock.now() });
  return { opensOn };
}

/** Waits for everybody who posts to the book, then locks its scopes in the ledger's order. */
const lockBook = (db: Executor, book: Book) =>
  selectRows(db, sql`select ledger_lock_book(${book}, true)`);
