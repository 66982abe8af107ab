import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { postEntries } from '#features/ledger/server/post-entry.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { PaymentMode, ProviderFee } from '#providers/payments/payment-provider.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { findOldestPaid } from '../queries.ts';
import { providerFees } from '../tables.ts';

/** A fee may appear some days after the payment it belongs to, so these days are read again. */
const OVERLAP_DAYS = 10;
const BATCH = 200;

/**
 * Posts every fee that the provider reports and that is not in the books: an expense of the
 * cooperative, because groups book what their members paid. Rereads what it may have missed; a fee
 * is posted once by its id. Returns how many were new.
 */
export async function recordFees(context: Context): Promise<number> {
  const { mode } = context.payments;
  const newest = await findNewestFee(context.db, mode);
  const since = newest ? daysLater(newest, -OVERLAP_DAYS) : await findOldestPaid(context.db, mode);
  if (!since) return 0;
  let recorded = 0;
  let batch: ProviderFee[] = [];
  for await (const fee of context.payments.listFees(since)) {
    if (fee.amount.currency !== 'USD') {
      context.log.error({ feeId: fee.id }, 'a fee of the provider is not in dollars');
      continue;
    }
    batch.push(fee);
    if (batch.length < BATCH) continue;
    recorded += await recordBatch(context, mode, batch);
    batch = [];
  }
  return recorded + (await recordBatch(context, mode, batch));
}

function recordBatch(
  context: Context,
  mode: PaymentMode,
  fees: readonly ProviderFee[],
): Promise<number> {
  if (fees.length === 0) return Promise.resolve(0);
  return inTransaction(context, async (tx) => {
    const createdAt = tx.clock.now();
    const added = await tx.db
      .insert(providerFees)
      .values(
        fees.map(({ id, amount: { cents }, chargedAt }) => ({
          id,
          mode,
          subjectId: tx.randomness.id(),
          cents,
          chargedAt,
          createdAt,
        })),
      )
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
    return added.length;
  });
}

async function findNewestFee(db: Executor, mode: PaymentMode): Promise<Date | undefined> {
  const [newest] = await db
    .select({ chargedAt: providerFees.chargedAt })
    .from(providerFees)
    .where(eq(providerFees.mode, mode))
    .orderBy(desc(providerFees.chargedAt))
    .limit(1);
  return newest?.chargedAt;
}
