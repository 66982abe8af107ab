import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { providerFees } from '../tables.ts';

/** A fee by the provider's id of the transaction that it was deducted from. */
export type ProviderFee = { id: string; cents: number; chargedAt: Date };

/**
 * Posts fees of the provider, each once by its id: an expense of the cooperative, because groups
 * book what their members paid.
 */
export async function recordFees(
  tx: TransactionContext,
  mode: PaymentMode,
  fees: readonly ProviderFee[],
): Promise<void> {
  if (fees.length === 0) return;
  const createdAt = tx.clock.now();
  const added = await tx.db
    .insert(providerFees)
    .values(fees.map((fee) => ({ ...fee, mode, subjectId: tx.randomness.id(), createdAt })))
    .onConflictDoNothing()
    .returning();
  await postEntries(
    tx,
    added.map(({ id, subjectId, cents, chargedAt }) => ({
      book: mode,
      scope: 'cooperative' as const,
      key: `provider-fee:${id}`,
      kind: 'provider-fee',
      subjectId,
      effectiveOn: dateOf(chargedAt),
      legs: [
        { account: 'provider-fees' as const, cents },
        { account: 'provider-balance' as const, cents: -cents },
      ],
    })),
  );
}
