import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { readAtProviderOn } from '#features/ledger/server/reading/read-at-provider.ts';
import type { Context } from '#platform/context.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { MATCHES, type Match } from '../rules.ts';
import { type Explained, findExplained } from './explained-queries.ts';
import { findOpening } from './queries.ts';
import { providerChecks, providerPayouts, providerTransactions } from './tables.ts';

/** Transactions of one month by the provider's type and what they match; null matches nothing. */
export type ReconciledSum = {
  type: string;
  matchedAs: Match | null;
  count: number;
  amountCents: number;
  feeCents: number;
};

export type Reconciliation = {
  /** '2026-10'. */
  month: string;
  /** Undefined when the provider was not read yet by the end of the month. */
  openedAt: Date | undefined;
  /** What was at the provider by its transactions, at the beginning and the end of the month. */
  openingCents: number;
  closingCents: number;
  sums: ReconciledSum[];
  /** What the books say was there at the end of the month, by the dates of their entries. */
  ledgerCents: number;
  /** Closing less the books: what one of them has a day later than the other, or what is wrong. */
  differenceCents: number;
  payouts: { id: string; createdAt: Date; arrivesOn: string; status: string; cents: number }[];
  unmatched: { id: string; type: string; at: Date; cents: number; description: string | null }[];
  explained: Explained[];
  /** The comparison of each day. */
  checks: {
    day: string;
    providerCents: number;
    ledgerCents: number;
    inProgressCents: number;
    differenceCents: number;
  }[];
};

/**
 * A month at the payment provider: what was there, what moved, what it matches, and the comparison
 * with the books. For the running book; figures in cents.
 */
export async function readReconciliation(
  { db, payments }: Pick<Context, 'db'> & { payments: Pick<Context['payments'], 'mode'> },
  { month }: { month: string },
): Promise<Reconciliation> {
  const { mode } = payments;
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const [from, until] = [startOfDate(first), startOfDate(addDays(last, 1))];
  const isInMonth = sql`mode = ${mode} and created_at >= ${from.toISOString()} and created_at < ${until.toISOString()}`;
  const opening = await findOpening(db, mode);
  const [before] = await selectRows<{ opening: string; closing: string }>(
    db,
    sql`select coalesce(sum(amount_cents - fee_cents) filter (where created_at < ${from.toISOString()}), 0)::text as opening,
        coalesce(sum(amount_cents - fee_cents), 0)::text as closing
      from ${providerTransactions}
      where mode = ${mode} and not is_before_opening and currency = 'USD' and created_at < ${until.toISOString()}`,
  );
  const sums = await selectRows<ReconciledSum>(
    db,
    sql`select type, matched_as as "matchedAs", count(*)::int as count,
        sum(amount_cents)::float8 as "amountCents", sum(fee_cents)::float8 as "feeCents"
      from ${providerTransactions} where ${isInMonth} and not is_before_opening and currency = 'USD'
      group by type, matched_as order by type, matched_as`,
  );
  const opened = opening?.providerCents ?? 0;
  const isOpen = opening !== undefined && opening.openedAt < until;
  const closingCents = isOpen ? opened + Number(before?.closing ?? 0) : 0;
  const ledgerCents = await readAtProviderOn(db, mode, last);
  return {
    month,
    openedAt: isOpen ? opening.openedAt : undefined,
    openingCents: isOpen ? opened + Number(before?.opening ?? 0) : 0,
    closingCents,
    sums: sums.map((sum) => ({
      ...sum,
      matchedAs: MATCHES.find((match) => match === sum.matchedAs) ?? null,
    })),
    ledgerCents,
    differenceCents: isOpen ? closingCents - ledgerCents : 0,
    payouts: await db
      .select({
        id: providerPayouts.id,
        createdAt: providerPayouts.createdAt,
        arrivesOn: providerPayouts.arrivesOn,
        status: providerPayouts.status,
        cents: providerPayouts.amountCents,
      })
      .from(providerPayouts)
      .where(isInMonth)
      .orderBy(providerPayouts.createdAt, providerPayouts.id),
    unmatched: await db
      .select({
        id: providerTransactions.id,
        type: providerTransactions.type,
        at: providerTransactions.createdAt,
        cents: providerTransactions.amountCents,
        description: providerTransactions.description,
      })
      .from(providerTransactions)
      .where(sql`${isInMonth} and matched_as is null`)
      .orderBy(providerTransactions.createdAt, providerTransactions.id),
    explained: await findExplained(db, mode, isInMonth),
    checks: await db
      .select({
        day: providerChecks.day,
        providerCents: providerChecks.providerCents,
        ledgerCents: providerChecks.ledgerCents,
        inProgressCents: providerChecks.inProgressCents,
        differenceCents: providerChecks.differenceCents,
      })
      .from(providerChecks)
      .where(sql`mode = ${mode} and day >= ${first}::date and day <= ${last}::date`)
      .orderBy(providerChecks.day),
  };
}

const lastDayOf = (month: string) => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
