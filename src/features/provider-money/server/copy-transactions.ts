import { findOldestUnreturned } from '#features/payments/server/read-known-money.ts';
import type { Context } from '#platform/context.ts';
import type { ProviderTransaction } from '#providers/payments/payment-provider.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { findOpenPayouts, markRead, savePayout } from './payout-queries.ts';
import { findNewest, findOpening, saveTransactions } from './queries.ts';
import type { Run } from './run.ts';

/** A transaction may appear some days after its date, so these days are read again. */
const OVERLAP_DAYS = 10;
/** A bank may send a payout back some days after it arrived. */
const PAYOUT_DAYS = 30;
const BATCH = 200;

/**
 * Copies what is new at the provider: transactions, payouts, and which transactions each payout
 * pays out. Each is stored once by its id; what a run that died has left out, the next one reads.
 */
export async function copyTransactions(context: Context, run: Run): Promise<void> {
  const { db, payments, clock } = context;
  const newest = (await findNewest(db, payments.mode)) ?? clock.now();
  const unreturned = await findOldestUnreturned(db, payments.mode);
  const overlap = daysLater(newest, -OVERLAP_DAYS);
  const since = unreturned && unreturned < overlap ? unreturned : overlap;
  await copyPayouts(context, newest);
  await copyAll(context, run, payments.listTransactions({ since }), null);
  for (const { id, isRead, isAutomatic } of await findOpenPayouts(db, payments.mode)) {
    if (isRead) continue;
    // The provider does not say what a payout made by hand pays out.
    if (isAutomatic) await copyAll(context, run, payments.listTransactions({ payoutId: id }), id);
    await markRead(db, id);
  }
}

async function copyPayouts({ db, payments, clock, randomness }: Context, newest: Date) {
  const { mode } = payments;
  const [oldestOpen] = await findOpenPayouts(db, mode);
  const usual = daysLater(newest, -PAYOUT_DAYS);
  const isOlder = oldestOpen && oldestOpen.createdAt < usual;
  const isOpened = (await findOpening(db, mode)) !== undefined;
  for await (const payout of payments.listPayouts(isOlder ? oldestOpen.createdAt : usual)) {
    if (payout.createdAt > clock.now()) continue;
    await savePayout(db, payout, {
      mode,
      subjectId: randomness.id(),
      // What arrived before the opening is in it.
      hasArrived: !isOpened && payout.status === 'paid',
    });
  }
}

async function copyAll(
  context: Context,
  run: Run,
  given: AsyncIterable<ProviderTransaction>,
  payoutId: string | null,
): Promise<void> {
  let batch: ProviderTransaction[] = [];
  const save = async () => {
    await run.continue();
    const { mode } = context.payments;
    const isBeforeOpening = (await findOpening(context.db, mode)) === undefined;
    await saveTransactions(
      context.db,
      batch.map((one) => ({ ...one, payoutId, subjectId: context.randomness.id() })),
      { mode, recordedAt: context.clock.now(), isBeforeOpening },
    );
    batch = [];
  };
  for await (const transaction of given) {
    batch.push(transaction);
    if (batch.length === BATCH) await save();
  }
  if (batch.length > 0) await save();
}
