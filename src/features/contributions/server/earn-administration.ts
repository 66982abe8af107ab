import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { takeEarned } from '../arrears/server/step-queries.ts';
import { postEarned } from './accounts/contribution-postings.ts';

const BATCH = 1_000;

/**
 * Earns the administration of prepaid instalments whose month has fallen due, batch by batch. Each
 * batch is a transaction of its own, so a process that dies loses nothing and repeats nothing.
 */
export async function earnAdministration(context: Context): Promise<number> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  for (let earned = 0; ; ) {
    const taken = await inTransaction(context, async (tx) => {
      const rows = await takeEarned(tx.db, { book, today, limit: BATCH });
      // The update returns rows in any order; the ledger is posted in that of the instalments.
      await postEarned(
        tx,
        rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
      return rows.length;
    });
    earned += taken;
    if (taken === 0) return earned;
  }
}
