import type { CooperativeAccount } from '#features/ledger/accounts.ts';
import type { CooperativeEntry } from '#features/ledger/entry.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { ExplainedAccount } from '../rules.ts';
import type { PayoutRow } from './payout-queries.ts';
import type { OpeningRow, TransactionRow } from './queries.ts';

// All ledger entries of what moves at the provider besides payments. Each is idempotent by its key.

type Fields = Pick<CooperativeEntry, 'key' | 'kind' | 'effectiveOn'> & {
  row: Pick<TransactionRow, 'mode' | 'subjectId'>;
};
type Leg = [account: CooperativeAccount, cents: number];

const entry = ({ row, ...fields }: Fields, legs: readonly Leg[]): CooperativeEntry => ({
  ...fields,
  book: row.mode,
  scope: 'cooperative',
  subjectId: row.subjectId,
  legs: legs.filter(([, cents]) => cents !== 0).map(([account, cents]) => ({ account, cents })),
});

/** What came to or left the provider, against another account. */
const move = (row: TransactionRow, kind: string, against: CooperativeAccount) =>
  entry({ row, key: `${kind}:${row.id}`, kind, effectiveOn: dateOf(row.createdAt) }, [
    ['provider-balance', row.amountCents],
    [against, -row.amountCents],
  ]);

/** Money that we did not ask for: we owe it to its payer until it is returned. */
export const unexpectedEntry = (row: TransactionRow) =>
  move(row, 'unexpected-payment', 'payments-going-back');

/** The provider sends money to the bank, or gets it back. */
export const payoutEntry = (row: TransactionRow) =>
  move(row, 'provider-payout', 'payouts-on-the-way');

/** A treasurer said what it is. */
export const explainedEntry = (row: TransactionRow, account: ExplainedAccount) =>
  move(row, 'provider-explained', account);

/** The bank has a payout, or has sent it back. */
export function arrivalEntry(row: PayoutRow, isBack: boolean, today: string): CooperativeEntry {
  const kind = isBack ? 'provider-payout-sent-back' : 'provider-payout-arrived';
  const key = `${kind}:${row.id}:${row.returnedTimes}`;
  const cents = isBack ? -row.amountCents : row.amountCents;
  return entry({ row, key, kind, effectiveOn: isBack ? today : row.arrivesOn }, [
    ['bank', cents],
    ['payouts-on-the-way', -cents],
  ]);
}

/**
 * The opening: what the books said was at the provider and was not there had gone to the bank.
 * Undefined when nothing had.
 */
export function openingEntry(
  row: Pick<OpeningRow, 'mode' | 'subjectId' | 'openedAt' | 'onTheWayCents'>,
  goneCents: number,
): CooperativeEntry | undefined {
  const kind = 'provider-opening';
  const made = entry({ row, key: kind, kind, effectiveOn: dateOf(row.openedAt) }, [
    ['bank', goneCents - row.onTheWayCents],
    ['payouts-on-the-way', row.onTheWayCents],
    ['provider-balance', -goneCents],
  ]);
  return made.legs.length < 2 ? undefined : made;
}
