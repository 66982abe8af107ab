import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { GroupAccount } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';
import { ledgerEntries, ledgerPostings } from '../tables.ts';

/** The last line of a page of a statement. */
export type StatementCursor = { effectiveOn: string; sequence: number; leg: number };

export type StatementLine = StatementCursor & {
  account: GroupAccount;
  cents: number;
  kind: string;
  key: string;
  subjectId: string;
  createdAt: Date;
};

const MAX_LINES = 5_000;

/**
 * A membership's postings by effective date, then in the order they were posted; `after` is the
 * cursor of the last line of the page before.
 */
export async function readMemberStatement(
  db: Executor,
  query: {
    membershipId: string;
    /** First and last effective date, both included. */
    from?: string;
    to?: string;
    after?: StatementCursor | undefined;
    limit?: number;
  },
): Promise<{ lines: StatementLine[]; next: StatementCursor | undefined }> {
  await writePending(db);
  const limit = Math.min(query.limit ?? MAX_LINES, MAX_LINES);
  const { after } = query;
  const place = sql`(${ledgerPostings.effectiveOn}, ${ledgerPostings.sequence}, ${ledgerPostings.leg})`;
  const lines = await db
    .select({
      effectiveOn: ledgerPostings.effectiveOn,
      sequence: ledgerPostings.sequence,
      leg: ledgerPostings.leg,
      account: sql<GroupAccount>`${ledgerPostings.account}`,
      cents: ledgerPostings.cents,
      kind: ledgerEntries.kind,
      key: ledgerEntries.key,
      subjectId: ledgerEntries.subjectId,
      createdAt: ledgerEntries.createdAt,
    })
    .from(ledgerPostings)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.scopeId, ledgerPostings.scopeId),
        eq(ledgerEntries.sequence, ledgerPostings.sequence),
      ),
    )
    .where(
      and(
        eq(ledgerPostings.membershipId, query.membershipId),
        query.from ? gte(ledgerPostings.effectiveOn, query.from) : undefined,
        query.to ? lte(ledgerPostings.effectiveOn, query.to) : undefined,
        after
          ? sql`${place} > (${after.effectiveOn}::date, ${after.sequence}::bigint, ${after.leg}::smallint)`
          : undefined,
      ),
    )
    .orderBy(asc(ledgerPostings.effectiveOn), asc(ledgerPostings.sequence), asc(ledgerPostings.leg))
    .limit(limit + 1);
  const last = lines.length > limit ? lines[limit - 1] : undefined;
  return {
    lines: lines.slice(0, limit),
    next: last && { effectiveOn: last.effectiveOn, sequence: last.sequence, leg: last.leg },
  };
}
