import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { AccountName, Book, Scope } from '../../accounts.ts';
import { hasPending, writePending } from '../posting/pending-entries.ts';
import { ledgerEntries, ledgerPostings, ledgerScopes } from '../tables.ts';

/**
 * How many entries of this kind about one record exist, and how many cents they moved to an
 * account.
 */
export async function readMoved(
  db: Executor,
  of: { book: Book; scope: Scope; account: AccountName; subjectId: string; kind: string },
): Promise<{ entries: number; cents: number }> {
  if (hasPending(db, of)) await writePending(db);
  const [moved] = await db
    .select({
      entries: countDistinct(ledgerEntries.sequence),
      cents: sql<string>`coalesce(sum(${ledgerPostings.cents}), 0)`,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerScopes,
      and(
        eq(ledgerScopes.id, ledgerEntries.scopeId),
        eq(ledgerScopes.book, of.book),
        eq(ledgerScopes.scope, of.scope),
      ),
    )
    .innerJoin(
      ledgerPostings,
      and(
        eq(ledgerPostings.scopeId, ledgerEntries.scopeId),
        eq(ledgerPostings.sequence, ledgerEntries.sequence),
        eq(ledgerPostings.account, of.account),
      ),
    )
    .where(and(eq(ledgerEntries.subjectId, of.subjectId), eq(ledgerEntries.kind, of.kind)));
  return { entries: moved?.entries ?? 0, cents: Number(moved?.cents ?? 0) };
}
