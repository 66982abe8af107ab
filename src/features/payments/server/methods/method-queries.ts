import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
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

export async function findMethod(db: Executor, id: string): Promise<MethodRow | undefined> {
  const [method] = await db
    .select()
    .from(savedPaymentMethods)
    .where(eq(savedPaymentMethods.id, id));
  return method;
}

export async function findMethodsByIds(db: Executor, ids: readonly string[]): Promise<MethodRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(savedPaymentMethods).where(inIds(savedPaymentMethods.id, ids));
}

export async function lockMethod(db: Executor, id: string): Promise<MethodRow | undefined> {
  const [method] = await db
    .select()
    .from(savedPaymentMethods)
    .where(eq(savedPaymentMethods.id, id))
    .for('update');
  return method;
}

export async function lockMethodBySetup(
  db: Executor,
  setupId: string,
): Promise<MethodRow | undefined> {
  const [method] = await db
    .select()
    .from(savedPaymentMethods)
    .where(eq(savedPaymentMethods.setupId, setupId))
    .for('update');
  return method;
}

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
