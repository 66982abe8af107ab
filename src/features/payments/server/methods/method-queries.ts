import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { savedPaymentMethods } from '../tables.ts';

export type MethodRow = typeof savedPaymentMethods.$inferSelect;

export async function insertMethod(
  db: Executor,
  method: typeof savedPaymentMethods.$inferInsert,
): Promise<void> {
  await db.insert(savedPaymentMethods).values(method);
}

export const findMethod = (db: Executor, id: string) =>
  findRow(db, savedPaymentMethods, eq(savedPaymentMethods.id, id));

export async function findMethodsByIds(db: Executor, ids: readonly string[]): Promise<MethodRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(savedPaymentMethods).where(inIds(savedPaymentMethods.id, ids));
}

export const lockMethod = (db: Executor, id: string) =>
  lockRow(db, savedPaymentMethods, eq(savedPaymentMethods.id, id));

export const lockMethodBySetup = (db: Executor, setupId: string) =>
  lockRow(db, savedPaymentMethods, eq(savedPaymentMethods.setupId, setupId));

/** Locks methods in share mode: none is revoked or detached until the transaction ends. */
export function lockMethodsForShare(db: Executor, ids: readonly string[]): Promise<MethodRow[]> {
  return db
    .select()
    .from(savedPaymentMethods)
    .where(inIds(savedPaymentMethods.id, ids))
    .orderBy(asc(savedPaymentMethods.id))
    .for('share');
}

export function findActiveMethods(
  db: Executor,
  ownerId: string,
  mode: PaymentMode,
): Promise<MethodRow[]> {
  return db
    .select()
    .from(savedPaymentMethods)
    .where(
      and(
        eq(savedPaymentMethods.ownerId, ownerId),
        eq(savedPaymentMethods.mode, mode),
        eq(savedPaymentMethods.status, 'active'),
      ),
    )
    .orderBy(desc(savedPaymentMethods.createdAt));
}

export async function updateMethod(
  db: Executor,
  id: string,
  change: Partial<typeof savedPaymentMethods.$inferInsert>,
): Promise<void> {
  await db.update(savedPaymentMethods).set(change).where(eq(savedPaymentMethods.id, id));
}
