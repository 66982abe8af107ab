import { and, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { paymentCustomers } from '../tables.ts';

/** Somebody who pays: our user. */
export type PaymentOwner = { id: string; email: string; name: string };

/** The provider's id of a person who is a customer there; undefined for anybody else. */
export async function readCustomerId(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  ownerId: string | null,
): Promise<string | undefined> {
  if (!ownerId) return undefined;
  const [found] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.ownerId, ownerId), eq(paymentCustomers.mode, payments.mode)));
  return found?.providerId;
}

/** Creates a person as a customer at the provider. Idempotent; returns the provider's id. */
export async function ensureCustomer(context: Context, owner: PaymentOwner): Promise<string> {
  const known = await readCustomerId(context, owner.id);
  if (known) return known;
  const { id, email, name } = owner;
  const made = await context.payments.createCustomer({
    key: `customer-${id}`,
    reference: id,
    email,
    name,
  });
  await context.db
    .insert(paymentCustomers)
    .values({
      ownerId: id,
      mode: context.payments.mode,
      providerId: made.id,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing();
  return (await readCustomerId(context, id)) ?? made.id;
}
