import { deposits } from '#features/deposits/server/tables.ts';
import { payments } from '#features/payments/server/tables.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import type { Context } from '#platform/context.ts';

/** Saves a completed deposit; returns its id. */
export async function saveDeposit(
  { db, clock, randomness }: Context,
  given: Partial<typeof deposits.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomness.id();
  const now = clock.now();
  await db
    .insert(deposits)
    .values({
      id,
      email: `${id}@example.com`,
      firstName: 'Ana',
      fullName: 'Ana Souza',
      planId: '450',
      mode: 'sandbox',
      amountCents: given.amountCents ?? DEPOSIT_CENTS,
      currency: 'USD',
      status: 'completed',
      createdAt: now,
      updatedAt: now,
      completedAt: now,
      ...given,
    })
    .onConflictDoNothing();
  await db
    .insert(payments)
    .values({
      id,
      purpose: 'deposit',
      subjectId: id,
      mode: given.mode ?? 'sandbox',
      amountCents: given.amountCents ?? DEPOSIT_CENTS,
      currency: 'USD',
      status: 'succeeded',
      description: 'Deposit',
      providerId: `pi_${id}`,
      createdAt: now,
      updatedAt: now,
      succeededAt: now,
    })
    .onConflictDoNothing();
  return id;
}
