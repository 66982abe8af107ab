import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { sandboxCustomers, sandboxPaymentMethods, sandboxSetupIntents } from '../../tables.ts';
import { refusals } from '../errors.ts';
import type { SandboxWorld } from '../world.ts';
import type { MethodRow, SetupRow } from './setup-objects.ts';

export async function findCustomer(db: Executor, id: string) {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id));
  if (!row) throw refusals.missing('customer', id);
  return row;
}

export async function findMethod(db: Executor, id: string): Promise<MethodRow> {
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(eq(sandboxPaymentMethods.id, id));
  if (!row) throw refusals.missing('payment_method', id);
  return row;
}

export async function findSetup(db: Executor, id: string): Promise<SetupRow> {
  const [row] = await db.select().from(sandboxSetupIntents).where(eq(sandboxSetupIntents.id, id));
  if (!row) throw refusals.missing('setup_intent', id);
  return row;
}

/** The setup, locked: the second of two concurrent confirmations sees the result of the first. */
export async function lockSetup(db: Executor, id: string): Promise<SetupRow> {
  const [row] = await db
    .select()
    .from(sandboxSetupIntents)
    .where(eq(sandboxSetupIntents.id, id))
    .for('update');
  if (!row) throw refusals.missing('setup_intent', id);
  return row;
}

/** A returned debit ends the mandate: the account cannot be debited again with it. */
export async function endMandate({ db }: SandboxWorld, methodId: string | null): Promise<void> {
  if (!methodId) return;
  await db
    .update(sandboxPaymentMethods)
    .set({ isMandateActive: false })
    .where(eq(sandboxPaymentMethods.id, methodId));
}
