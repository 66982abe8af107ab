import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import { approvals } from './tables.ts';

type Search = { limit: number } & ({ cents: number } | { reference: string });

/** The newest entries for two people of an amount, or with a bank's reference. */
export function findEntries({ db }: { readonly db: Executor }, { limit, ...by }: Search) {
  const isWanted =
    'cents' in by
      ? eq(approvals.amountCents, by.cents)
      : sql`${approvals.details} ->> 'reference' = ${by.reference}`;
  return db
    .select({
      id: approvals.id,
      userId: approvals.beneficiaryId,
      summary: approvals.summary,
      amountCents: approvals.amountCents,
      state: approvals.state,
      enteredAt: approvals.enteredAt,
    })
    .from(approvals)
    .where(isWanted)
    .orderBy(desc(approvals.enteredAt))
    .limit(limit);
}

/** What two people entered and confirmed, with the bank's reference, by id. */
export async function readEntries({ db }: { readonly db: Executor }, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: approvals.id,
      summary: approvals.summary,
      reference: sql<string | null>`${approvals.details} ->> 'reference'`,
    })
    .from(approvals)
    .where(inIds(approvals.id, ids));
}
