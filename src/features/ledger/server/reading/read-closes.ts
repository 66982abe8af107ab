import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { type CalendarMonth, monthOf } from '#shared/calendar/months.ts';
import type { Book, Scope } from '../../accounts.ts';
import { ledgerCloseHeads, ledgerCloses, ledgerScopes } from '../tables.ts';
import { readFirstDay } from './read-trial-sums.ts';

/** The end of a scope's chain: how many entries it has, and the hash of the last one. */
export type ChainHead = { scope: Scope; entries: number; hash: string };

/** The last closed month of a book, and the first day that is open; undefined while none is closed. */
export async function readCloses(
  db: Executor,
  book: Book,
): Promise<{ lastMonth: CalendarMonth | undefined; opensOn: CalendarDate | undefined }> {
  const [last] = await db
    .select({ lastMonth: ledgerCloses.month, opensOn: ledgerCloses.opensOn })
    .from(ledgerCloses)
    .where(eq(ledgerCloses.book, book))
    .orderBy(desc(ledgerCloses.month))
    .limit(1);
  return { lastMonth: last?.lastMonth, opensOn: last?.opensOn };
}

/** When each month was closed, the latest first. A month before the first of them is closed too. */
export function listCloses(
  db: Executor,
  book: Book,
): Promise<{ month: CalendarMonth; closedAt: Date }[]> {
  return db
    .select({ month: ledgerCloses.month, closedAt: ledgerCloses.closedAt })
    .from(ledgerCloses)
    .where(eq(ledgerCloses.book, book))
    .orderBy(desc(ledgerCloses.month));
}

/** The month of the earliest entry of a book; undefined when it has none. */
export async function readFirstMonth(db: Executor, book: Book): Promise<CalendarMonth | undefined> {
  const day = await readFirstDay(db, { book });
  return day ? monthOf(day) : undefined;
}

const hex = (column: typeof ledgerScopes.lastHash | typeof ledgerCloseHeads.lastHash) =>
  sql<string>`encode(${column}, 'hex')`;

/** Where the chain of each scope of a book ends now, the cooperative last. */
export function readHeads(db: Executor, book: Book): Promise<ChainHead[]> {
  return db
    .select({
      scope: ledgerScopes.scope,
      entries: ledgerScopes.lastSequence,
      hash: hex(ledgerScopes.lastHash),
    })
    .from(ledgerScopes)
    .where(eq(ledgerScopes.book, book))
    .orderBy(sql`${ledgerScopes.scope} = 'cooperative'`, asc(ledgerScopes.scope));
}

/** Where they ended when a month was closed. */
export function readHeadsAtClose(
  db: Executor,
  { book, month }: { book: Book; month: CalendarMonth },
): Promise<ChainHead[]> {
  return db
    .select({
      scope: ledgerScopes.scope,
      entries: ledgerCloseHeads.lastSequence,
      hash: hex(ledgerCloseHeads.lastHash),
    })
    .from(ledgerCloseHeads)
    .innerJoin(ledgerScopes, eq(ledgerScopes.id, ledgerCloseHeads.scopeId))
    .where(and(eq(ledgerCloseHeads.book, book), eq(ledgerCloseHeads.month, month)))
    .orderBy(sql`${ledgerScopes.scope} = 'cooperative'`, asc(ledgerScopes.scope));
}
