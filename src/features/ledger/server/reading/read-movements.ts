import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';
import { ledgerEntries, ledgerPostings, ledgerScopes } from '../tables.ts';

/** What was debited to and credited to an account in some days, both above zero, in cents. */
export type Movement = { account: AccountName; debits: number; credits: number };

/** The movements of every account of a scope that took effect from one day to another, included. */
export async function readMovements(
  db: Executor,
  of: { book: Book; scope: Scope; from: CalendarDate; to: CalendarDate },
): Promise<Movement[]> {
  await writePending(db);
  const sum = (sign: '>' | '<') =>
    sql<string>`coalesce(sum(abs(${ledgerPostings.cents})) filter (where ${ledgerPostings.cents} ${sql.raw(sign)} 0), 0)`;
  const rows = await db
    .select({ account: ledgerPostings.account, debits: sum('>'), credits: sum('<') })
    .from(ledgerPostings)
    .innerJoin(ledgerScopes, eq(ledgerScopes.id, ledgerPostings.scopeId))
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.scopeId, ledgerPostings.scopeId),
        eq(ledgerEntries.sequence, ledgerPostings.sequence),
      ),
    )
    .where(
      and(
        eq(ledgerScopes.book, of.book),
        eq(ledgerScopes.scope, of.scope),
        between(ledgerEntries.effectiveOn, of.from, of.to),
      ),
    )
    .groupBy(ledgerPostings.account);
  return rows.map(({ account, debits, credits }) => ({
    account,
    debits: Number(debits),
    credits: Number(credits),
  }));
}
