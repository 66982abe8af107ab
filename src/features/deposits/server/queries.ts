import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { shareApplication } from '#features/applications/server/submit/share-application.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { OPEN_STATUSES } from '../rules.ts';
import { type DepositRow, deposits } from './tables.ts';

export const findDeposit = (db: Executor, id: string) => findRow(db, deposits, eq(deposits.id, id));

/** The deposit, locked until the transaction ends. */
export const lockDeposit = (db: Executor, id: string) => lockRow(db, deposits, eq(deposits.id, id));

/** A deposit and the application it is for, both locked. */
export type LockedDeposit = {
  deposit: DepositRow;
  application: Pick<ApplicationRow, 'id' | 'preferredPlan'> | undefined;
};

/**
 * Locks a deposit and its application until the transaction ends, so that nobody changes the plan
 * or deletes the application meanwhile.
 */
export async function lockWithApplication(
  db: Executor,
  id: string,
): Promise<LockedDeposit | undefined> {
  const locked = db
    .$with('locked')
    .as(db.select().from(deposits).where(eq(deposits.id, id)).for('update'));
  // The application's id is read from the locked deposit, so that the lock order is always the
  // same.
  const applicationId = db.select({ id: locked.applicationId }).from(locked);
  const applicant = db.$with('applicant').as(shareApplication(db, applicationId));
  const [row] = await db
    .with(locked, applicant)
    .select()
    .from(locked)
    .leftJoin(applicant, eq(applicant.id, locked.applicationId));
  return row && { deposit: row.locked, application: row.applicant ?? undefined };
}

/** The open or paid deposit of an application whose refund was not requested. */
export const findOpenDeposit = (db: Executor, applicationId: string, mode: PaymentMode) =>
  findRow(
    db,
    deposits,
    and(
      eq(deposits.applicationId, applicationId),
      eq(deposits.mode, mode),
      inArray(deposits.status, OPEN_STATUSES),
      isNull(deposits.refundRequestedAt),
    ),
  );

/** A paid deposit of an address, with no refund made or requested. */
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

/** Adds a deposit; false when the application has one that is open or paid. */
export async function insertDeposit(
  db: Executor,
  deposit: typeof deposits.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(deposits)
    .values(deposit)
    .onConflictDoNothing()
    .returning({ id: deposits.id });
  return inserted.length === 1;
}

export async function updateDeposit(
  db: Executor,
  id: string,
  change: Partial<typeof deposits.$inferInsert>,
): Promise<void> {
  await db.update(deposits).set(change).where(eq(deposits.id, id));
}

export function findDepositsOf(db: Executor, applicationId: string): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(eq(deposits.applicationId, applicationId))
    .orderBy(desc(deposits.createdAt), desc(deposits.id));
}

/** Anonymizes deposits that ended before then; the figures stay. */
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
    .set({ email: NOBODY, firstName: NOBODY, fullName: NOBODY })
    .where(inArray(deposits.id, old))
    .returning({ id: deposits.id });
  return changed.length;
}

/** Replaces a person's name and address. */
const NOBODY = 'forgotten';

/**
 * Transfers the paid deposits of an address whose application was deleted, the newest of each mode,
 * to a new application, where that has no open or paid one; returns their ids.
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
        // A deposit that is being refunded is not transferred.
        isNull(deposits.refundRequestedAt),
        sql`not exists (select from deposits own where own.application_id = ${applicationId}
          and own.mode = ${deposits.mode} and own.status in ('pending', 'completed')
          and own.refund_requested_at is null)`,
      ),
    )
    .orderBy(deposits.mode, desc(deposits.createdAt));
  const locked = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(inArray(deposits.id, newest))
    .orderBy(asc(deposits.id))
    .for('update');
  const adopted = await db
    .update(deposits)
    .set({ applicationId })
    .where(inArray(deposits.id, locked))
    .returning({ id: deposits.id });
  return adopted.map(({ id }) => id);
}

export async function updateDepositor(
  db: Executor,
  { applicationId, to }: { applicationId: string; to: string },
): Promise<void> {
  await db.update(deposits).set({ email: to }).where(eq(deposits.applicationId, applicationId));
}
