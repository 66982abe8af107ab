import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { readAtProvider } from '#features/ledger/server/reading/read-at-provider.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { copyTransactions } from './copy-transactions.ts';
import { matchTransactions } from './match-transactions.ts';
import { takeOnTheWay } from './payout-queries.ts';
import { openingEntry } from './postings.ts';
import { findOpening, insertOpening, splitAtOpening } from './queries.ts';
import { readDollars } from './read-dollars.ts';
import type { Run } from './run.ts';

const MAX_ATTEMPTS = 10;

/**
 * Once for each mode: what the books say is at the provider, and is not, went to the bank before we
 * began to read. From then on both are equal. It waits for a moment in which nothing moves at the
 * provider, so that the books have everything that it has.
 */
export async function openProvider(context: Context, run: Run): Promise<void> {
  const { mode } = context.payments;
  if (await findOpening(context.db, mode)) return;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await readDollars(context);
    await copyTransactions(context, run);
    await matchTransactions(context, run);
    const books = await readAtProvider(context.db, mode);
    if ((await readDollars(context)) !== before) continue;
    await run.continue();
    await recordOpening(context, before, books);
    return;
  }
  throw new Error('money moved at the provider during every attempt to open the books with it');
}

function recordOpening(
  context: Context,
  cents: number,
  { cents: ledgerCents, lastEntries }: Awaited<ReturnType<typeof readAtProvider>>,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const { mode } = context.payments;
    const later = await splitAtOpening(tx.db, mode);
    const opening = {
      mode,
      openedAt: tx.clock.now(),
      providerCents: cents - later.cents + later.feeCents,
      ledgerCents,
      onTheWayCents: await takeOnTheWay(tx.db, mode),
      lastEntries,
      subjectId: tx.randomness.id(),
    };
    if (!(await insertOpening(tx.db, opening))) return;
    // The fees of what comes later are posted already.
    const entry = openingEntry(opening, ledgerCents - (cents - later.cents));
    if (entry) await postEntry(tx, entry);
  });
}
