import { postEntries } from '#features/ledger/server/posting/post-entry.ts';
import { recordFees } from '#features/payments/server/events/record-fees.ts';
import { syncPayment } from '#features/payments/server/events/sync-payment.ts';
import { type KnownMoney, readKnownMoney } from '#features/payments/server/read-known-money.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { kindOfTransaction, matchOf } from '../rules.ts';
import { payoutEntry, unexpectedEntry } from './postings.ts';
import {
  findUnmatchedPayments,
  lockUnmatched,
  type Matched,
  saveMatches,
  type TransactionRow,
} from './queries.ts';
import type { Run } from './run.ts';

const BATCH = 200;
/** What is still unknown after a run is asked again by the next one. */
const MAX_ASKED = 500;

/**
 * Matches what was copied and posts what no other feature posts. The provider is asked about
 * payments that our records do not have yet.
 */
export async function matchTransactions(context: Context, run: Run): Promise<void> {
  await matchAll(context, run);
  const unknown = await findUnmatchedPayments(context.db, context.payments.mode, MAX_ASKED);
  if (unknown.length === 0) return;
  for (const providerId of unknown) {
    await run.continue();
    await tryToSync(context, providerId);
  }
  await matchAll(context, run);
}

async function tryToSync(context: Context, providerId: string): Promise<void> {
  try {
    await syncPayment(context, providerId);
  } catch (error) {
    context.log.warn(
      { providerId, error: error instanceof Error ? error.message : String(error) },
      'a payment of an unmatched transaction could not be read',
    );
  }
}

async function matchAll(context: Context, run: Run): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    await run.continue();
    const from: string = after;
    after = await inTransaction(context, (tx) => matchBatch(tx, context.payments.mode, from));
  }
}

/**
 * Matches and posts a batch in one transaction, so a transaction is matched exactly when it is
 * posted. Returns where the next one begins.
 */
async function matchBatch(
  tx: TransactionContext,
  mode: TransactionRow['mode'],
  after: string,
): Promise<string | undefined> {
  const rows = await lockUnmatched(tx.db, mode, after, BATCH);
  if (rows.length === 0) return undefined;
  const known = await readKnownMoney(tx.db, {
    paymentIds: rows.flatMap(({ providerPaymentId }) => providerPaymentId ?? []),
    sourceIds: rows.flatMap(({ sourceId }) => sourceId ?? []),
  });
  const matches = rows.map((row) => matchRow(row, known));
  await postMatched(tx, rows, matches);
  await saveMatches(tx.db, matches);
  return rows.length < BATCH ? undefined : rows.at(-1)?.id;
}

function matchRow(row: TransactionRow, known: KnownMoney): Matched {
  const { id, sourceId, type, currency } = row;
  const providerPaymentId = row.providerPaymentId ?? '';
  const payment = known.payments.get(providerPaymentId);
  const paymentId = payment?.id ?? known.unexpected.get(providerPaymentId) ?? undefined;
  // What is not in dollars is not in the books.
  if (currency !== 'USD') return { id, paymentId, matchedAs: undefined };
  const matchedAs = matchOf(kindOfTransaction(type, sourceId), {
    isUnexpected: known.unexpected.has(providerPaymentId),
    isPaid: payment?.isPaid ?? false,
    hasRefund: known.refunds.has(sourceId ?? ''),
    hasDispute: known.disputes.has(sourceId ?? ''),
  });
  return { id, paymentId, matchedAs };
}

async function postMatched(
  tx: TransactionContext,
  rows: readonly TransactionRow[],
  matches: readonly Matched[],
): Promise<void> {
  const fees = rows.flatMap(
    ({ id, type, sourceId, feeCents, amountCents, currency, createdAt }) => {
      const isFee = kindOfTransaction(type, sourceId) === 'fee';
      const cents = isFee ? feeCents - amountCents : feeCents;
      return cents === 0 || currency !== 'USD' ? [] : [{ id, cents, chargedAt: createdAt }];
    },
  );
  const [first] = rows;
  if (first) await recordFees(tx, first.mode, fees);
  const entries = rows.flatMap((row, index) => {
    const as = matches[index]?.matchedAs;
    if (row.amountCents === 0) return [];
    if (as === 'unexpected') return [unexpectedEntry(row)];
    return as === 'payout' && !row.isBeforeOpening ? [payoutEntry(row)] : [];
  });
  await postEntries(tx, entries);
}
