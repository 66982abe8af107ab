import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { contributionAccounts, contributionInstalments, contributionPayments } from './tables.ts';

/** The newest payments of an amount, with the seat they are for. */
export function findPaymentsOfAmount(
  { db }: { readonly db: Executor },
  { book, cents, limit }: { book: Book; cents: number; limit: number },
) {
  return db
    .select({
      id: contributionPayments.id,
      amountCents: contributionPayments.amountCents,
      state: contributionPayments.state,
      createdAt: contributionPayments.createdAt,
      userId: contributionAccounts.userId,
      seat: contributionAccounts.seat,
    })
    .from(contributionPayments)
    .innerJoin(
      contributionAccounts,
      eq(contributionAccounts.membershipId, contributionPayments.membershipId),
    )
    .where(and(eq(contributionPayments.amountCents, cents), eq(contributionAccounts.book, book)))
    .orderBy(desc(contributionPayments.createdAt))
    .limit(limit);
}

/** Payments by id, with the membership that each is for. */
export async function readContributions(
  { db }: { readonly db: Executor },
  ids: readonly string[],
): Promise<{ id: string; membershipId: string; method: string | null }[]> {
  if (ids.length === 0) return [];
  const { id, membershipId, method } = contributionPayments;
  return db.select({ id, membershipId, method }).from(contributionPayments).where(inIds(id, ids));
}

/** The numbers of instalments by their records, reopened ones included. */
export async function readInstalments(
  { db }: { readonly db: Executor },
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { id, k } = contributionInstalments;
  const rows = await db.select({ id, k }).from(contributionInstalments).where(inIds(id, ids));
  return new Map(rows.map((row) => [row.id, row.k]));
}

/** The payments for these memberships. */
export async function findPaymentsOf(
  { db }: { readonly db: Executor },
  membershipIds: readonly string[],
): Promise<string[]> {
  if (membershipIds.length === 0) return [];
  const { id, membershipId } = contributionPayments;
  const rows = await db
    .select({ id })
    .from(contributionPayments)
    .where(inIds(membershipId, membershipIds));
  return rows.map((row) => row.id);
}
