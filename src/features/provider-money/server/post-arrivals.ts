import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { lockUnposted, updateArrival } from './payout-queries.ts';
import { arrivalEntry } from './postings.ts';

/** Posts that payouts arrived at the bank, or that the bank sent them back after all. */
export function postArrivals(context: Context): Promise<void> {
  return inTransaction(context, async (tx) => {
    const unposted = await lockUnposted(tx.db, context.payments.mode);
    const today = dateOf(tx.clock.now());
    const inDollars = unposted.filter(({ currency }) => currency === 'USD');
    await postEntries(
      tx,
      inDollars.map((payout) => arrivalEntry(payout, payout.hasArrived, today)),
    );
    for (const { id, hasArrived, returnedTimes } of unposted) {
      await updateArrival(tx.db, id, {
        hasArrived: !hasArrived,
        returnedTimes: hasArrived ? returnedTimes + 1 : returnedTimes,
      });
    }
  });
}
