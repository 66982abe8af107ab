import { readAtProvider } from '#features/ledger/server/reading/read-at-provider.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { MAX_REFUND_DAYS } from '../rules.ts';
import {
  type CheckRow,
  findLastCheck,
  findOpening,
  saveCheck,
  sumTransactions,
} from './queries.ts';
import { readDollars } from './read-dollars.ts';

/** Compares the provider's balance with the books, without recording it. */
export async function compareBalance(context: Context): Promise<CheckRow | undefined> {
  const { db, clock, payments } = context;
  const { mode } = payments;
  const now = clock.now();
  const providerCents = await readDollars(context);
  const opening = await findOpening(db, mode);
  if (!opening) return undefined;
  const sums = await sumTransactions(db, mode, daysLater(now, -MAX_REFUND_DAYS));
  const { cents: ledgerCents } = await readAtProvider(db, mode);
  const { inProgressCents } = sums;
  const recordedCents = opening.providerCents + sums.recordedCents;
  const differenceCents = providerCents - ledgerCents - inProgressCents;
  return {
    mode,
    day: dateOf(now),
    checkedAt: now,
    providerCents,
    recordedCents,
    ledgerCents,
    inProgressCents,
    differenceCents,
    differsSince: null,
  };
}

/** Whether the books have what the provider has, and our copy of its transactions is complete. */
export const agrees = ({ differenceCents, providerCents, recordedCents }: CheckRow): boolean =>
  differenceCents === 0 && providerCents === recordedCents;

/** Records the check of the day; a difference is an error in the log. */
export async function recordCheck({ db, log }: Context, found: CheckRow): Promise<CheckRow> {
  const last = await findLastCheck(db, found.mode);
  const differsSince = agrees(found) ? null : (last?.differsSince ?? found.checkedAt);
  const check = { ...found, differsSince };
  await saveCheck(db, check);
  if (differsSince) {
    const { mode, providerCents, recordedCents, ledgerCents, inProgressCents } = check;
    log.error(
      { mode, providerCents, recordedCents, ledgerCents, inProgressCents },
      'the balance at the payment provider differs from the books',
    );
  }
  return check;
}
