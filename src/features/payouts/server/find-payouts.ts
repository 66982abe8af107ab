import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { payouts } from './tables.ts';

type Search = { book: Book; limit: number } & ({ cents: number } | { reference: string });

/** The newest payouts of an amount, or that of a bank's reference. */
export function findPayouts({ db }: { readonly db: Executor }, { book, limit, ...by }: Search) {
  const isWanted =
    'cents' in by ? eq(payouts.cents, by.cents) : eq(payouts.bankReference, by.reference);
  return db
    .select({
      id: payouts.id,
      userId: payouts.userId,
      cents: payouts.cents,
      kind: payouts.kind,
      state: payouts.state,
      payeeName: payouts.payeeName,
      owedAt: payouts.owedAt,
    })
    .from(payouts)
    .where(and(isWanted, eq(payouts.book, book)))
    .orderBy(desc(payouts.owedAt))
    .limit(limit);
}

/** Payouts by id. */
export async function readPayouts({ db }: { readonly db: Executor }, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, payeeName, kind, bankReference, returnedReference } = payouts;
  return db
    .select({ id, payeeName, kind, bankReference, returnedReference })
    .from(payouts)
    .where(inIds(id, ids));
}
