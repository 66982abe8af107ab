import { and, asc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { type DeskReader, MAX_COUNTED, type WaitingKind } from '#platform/desk/waiting.ts';
import { dashboardAddress } from '../dashboard-address.ts';
import { paymentDisputes, paymentRefunds, payments } from './tables.ts';

// Literals, so that prepared statements use the partial indexes too.
const isUndecided = sql`${paymentDisputes.status} in ('inquiry', 'open')`;

/** Failed at the bank, and the payment is still owed back. */
const isStillOwed = and(
  sql`${paymentRefunds.status} = 'failed'`,
  isNotNull(payments.refundRequestedAt),
  lt(payments.refundedCents, payments.amountCents),
);

async function countOf(
  { db, payments: { mode } }: DeskReader,
  table: typeof paymentDisputes | typeof paymentRefunds,
  condition: SQL | undefined,
): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db as Executor,
    sql`select count(*)::int as count from (select from ${table}
      join ${payments} on ${payments.id} = ${table.paymentId}
      where ${payments.mode} = ${mode} and ${condition} limit ${MAX_COUNTED}) as counted`,
  );
  return row?.count ?? 0;
}

/** Payments of any purpose: no page of the menu lists them. */
const LIST = { area: 'money', whom: 'Treasurers' } as const;
const shown = {
  providerId: payments.providerId,
  mode: payments.mode,
  ownerId: payments.ownerId,
  description: payments.description,
};

export const paymentWaits: Readonly<Record<string, WaitingKind>> = {
  disputes: {
    ...LIST,
    list: '/admin/today?kind=disputes',
    title: 'Disputes',
    count: (reader) => countOf(reader, paymentDisputes, isUndecided),
    async find({ db, payments: { mode } }, most) {
      const { id, amountCents, reason, status, createdAt, respondBy } = paymentDisputes;
      const rows = await db
        .select({ ...shown, id, amountCents, reason, status, createdAt, respondBy })
        .from(paymentDisputes)
        .innerJoin(payments, eq(payments.id, paymentDisputes.paymentId))
        .where(and(eq(payments.mode, mode), isUndecided))
        .orderBy(asc(createdAt), asc(id))
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        since: row.createdAt,
        deadline: row.respondBy ?? undefined,
        who: row.description,
        person: row.ownerId ? { userId: row.ownerId } : undefined,
        sentence:
          row.status === 'open'
            ? `The bank holds the money (${row.reason.replaceAll('_', ' ')}): answer with evidence.`
            : `The bank asks about it (${row.reason.replaceAll('_', ' ')}); nothing is held yet.`,
        cents: row.amountCents,
        action: { label: 'Answer at the provider', ...dashboardAddress(row) },
      }));
    },
  },
  refunds: {
    ...LIST,
    list: '/admin/today?kind=refunds',
    title: 'Refunds that failed',
    count: (reader) => countOf(reader, paymentRefunds, isStillOwed),
    async find({ db, payments: { mode } }, most) {
      const { id, amountCents, createdAt } = paymentRefunds;
      const rows = await db
        .select({ ...shown, id, amountCents, createdAt })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
        .where(and(eq(payments.mode, mode), isStillOwed))
        .orderBy(asc(createdAt), asc(id))
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        since: row.createdAt,
        who: row.description,
        person: row.ownerId ? { userId: row.ownerId } : undefined,
        sentence: 'The bank sent the refund back: agree another way with the payer.',
        cents: row.amountCents,
        action: { label: 'See it at the provider', ...dashboardAddress(row) },
      }));
    },
  },
};
