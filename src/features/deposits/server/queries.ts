import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { applications } from '#features/applications/server/tables.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { OPEN_STATUSES } from '../rules.ts';
import { type DepositRow, deposits } from './tables.ts';

export async function findDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, id));
  return deposit;
}

/** The deposit, locked until the transaction ends: whoever settles it next sees what we did. */
export async function lockDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update');
  return deposit;
}

/** What settling a payment stands on: its deposit, and the application it is for. */
export type Held = {
  deposit: DepositRow;
  application: Pick<ApplicationRow, 'id' | 'preferredPlan'> | undefined;
};

/**
 * The deposit of a payment and its application, both held until the transaction ends: whoever
 * settles next sees what we did, and nobody changes the plan or deletes the application meanwhile.
 */
export async function holdByPayment(db: Executor, paymentId: string): Promise<Held | undefined> {
  const held = db
    .$with('held')
    .as(db.select().from(deposits).where(eq(deposits.paymentId, paymentId)).for('update'));
  const applicant = db.$with('applicant').as(
    db
      .select({ id: applications.id, preferredPlan: applications.preferredPlan })
      .from(applications)
      // Read from the deposit that is held by then: the order of the locks is always the same.
      .where(inArray(applications.id, db.select({ id: held.applicationId }).from(held)))
      .for('share'),
  );
  const [row] = await db
    .with(held, applicant)
    .select()
    .from(held)
    .leftJoin(applicant, eq(applicant.id, held.applicationId));
  return row && { deposit: row.held, application: row.applicant ?? undefined };
}

export async function findDepositByPayment(
  db: Executor,
  paymentId: string,
): Promise<DepositRow | undefined> {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.paymentId, paymentId));
  return deposit;
}

/** The deposit of an application that is open or paid, and not to be given back. */
export async function findOpenDeposit(
  db: Executor,
  applicationId: string,
  mode: PaymentMode,
): Promise<DepositRow | undefined> {
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.applicationId, applicationId),
        eq(deposits.mode, mode),
        inArray(deposits.status, OPEN_STATUSES),
        isNull(deposits.refundRequestedAt),
      ),
    );
  return deposit;
}

/** A deposit of an address that is paid, and neither given back nor about to be. */
const isPaid = (email: string, mode: PaymentMode) =>
  and(
    eq(deposits.email, email),
    eq(deposits.mode, mode),
    eq(deposits.status, 'completed'),
    isNull(deposits.refundRequestedAt),
  );

/** The newest paid deposit of an address. */
export async function findPaidDeposit(
  db: Executor,
  email: string,
  mode: PaymentMode,
): Promise<DepositRow | undefined> {
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(isPaid(email, mode))
    .orderBy(desc(deposits.createdAt))
    .limit(1);
  return deposit;
}

/** Adds a deposit unless the application has one that is open or paid. */
export async function insertDeposit(
  db: Executor,
  deposit: typeof deposits.$inferInsert,
): Promise<void> {
  await db.insert(deposits).values(deposit).onConflictDoNothing();
}

export async function updateDeposit(
  db: Executor,
  id: string,
  change: Partial<typeof deposits.$inferInsert>,
): Promise<void> {
  await db.update(deposits).set(change).where(eq(deposits.id, id));
}

/**
 * Notes the payment made for a deposit, once; answers the deposit as it then is. Only one that is
 * still open gets a payment, unless that payment has brought its money already.
 */
export async function recordPayment(
  db: Executor,
  id: string,
  payment: { paymentId: string; clientSecret: string; updatedAt: Date },
  { isPaid = false } = {},
): Promise<DepositRow | undefined> {
  const isOpen = isPaid ? undefined : eq(deposits.status, 'pending');
  await db
    .update(deposits)
    .set(payment)
    .where(and(eq(deposits.id, id), isNull(deposits.paymentId), isOpen));
  return findDeposit(db, id);
}

export function findDepositsOf(db: Executor, applicationId: string): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(eq(deposits.applicationId, applicationId))
    .orderBy(desc(deposits.createdAt), desc(deposits.id));
}

/** Deposits the provider has to be asked about. */
export function findDueDeposits(
  db: Executor,
  mode: PaymentMode,
  now: Date,
  limit: number,
): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(and(lte(deposits.nextCheckAt, now), eq(deposits.mode, mode)))
    .orderBy(asc(deposits.nextCheckAt))
    .limit(limit);
}

/** Says when the provider is asked again, as the deposit is now; nothing to ask needs no moment. */
export async function scheduleCheck(db: Executor, id: string, nextCheckAt: Date): Promise<void> {
  const isWaiting = sql`${deposits.status} = 'pending' or (${deposits.status} = 'completed' and ${deposits.refundRequestedAt} is not null)`;
  await db
    .update(deposits)
    .set({
      nextCheckAt: sql`case when ${isWaiting} then ${nextCheckAt.toISOString()}::timestamptz end`,
    })
    .where(eq(deposits.id, id));
}

/** Ends a deposit for which no payment was ever made; one that got its payment meanwhile stays. */
export async function expireUnmade(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(deposits)
    .set({ status: 'expired', nextCheckAt: null, updatedAt: now })
    .where(and(eq(deposits.id, id), isNull(deposits.paymentId), eq(deposits.status, 'pending')));
}

/** When the first deposit that was ever paid was started. */
export async function findOldestPaid(db: Executor, mode: PaymentMode): Promise<Date | undefined> {
  const [oldest] = await db
    .select({ createdAt: deposits.createdAt })
    .from(deposits)
    .where(and(eq(deposits.mode, mode), isNotNull(deposits.completedAt)))
    .orderBy(asc(deposits.createdAt))
    .limit(1);
  return oldest?.createdAt;
}

/** Takes the person out of deposits whose money is settled since then; the figures stay. */
export async function anonymiseOldDeposits(db: Executor, before: Date): Promise<number> {
  const old = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        inArray(deposits.status, ['refunded', 'failed', 'expired']),
        isNull(deposits.applicationId),
        lt(deposits.updatedAt, before),
        ne(deposits.email, NOBODY),
      ),
    )
    .orderBy(asc(deposits.id))
    .for('update');
  const changed = await db
    .update(deposits)
    .set({ email: NOBODY, firstName: NOBODY, fullName: NOBODY, clientSecret: null })
    .where(inArray(deposits.id, old))
    .returning({ id: deposits.id });
  return changed.length;
}

/** Stands where a person's name and address were. */
const NOBODY = 'forgotten';

/**
 * Paid deposits of an address whose application was deleted, the newest of each mode, get a new
 * one; answers their ids.
 */
export async function adoptPaidDeposits(
  db: Executor,
  { applicationId, email }: { applicationId: string; email: string },
): Promise<string[]> {
  const newest = db
    .selectDistinctOn([deposits.mode], { id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.email, email),
        isNull(deposits.applicationId),
        eq(deposits.status, 'completed'),
        // Money that is on its way back stays with nobody.
        isNull(deposits.refundRequestedAt),
      ),
    )
    .orderBy(deposits.mode, desc(deposits.createdAt));
  const held = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(inArray(deposits.id, newest))
    .orderBy(asc(deposits.id))
    .for('update');
  const adopted = await db
    .update(deposits)
    .set({ applicationId })
    .where(inArray(deposits.id, held))
    .returning({ id: deposits.id });
  return adopted.map(({ id }) => id);
}
