import type { z } from 'zod';
import { readMovedAtProvider } from '#features/ledger/server/reading/read-at-provider.ts';
import { readBalances, readGroupTotals } from '#features/ledger/server/reading/read-balances.ts';
import { dashboardAddress } from '#features/payments/dashboard-address.ts';
import { readPaymentNames } from '#features/payments/server/read-known-money.ts';
import type { Context } from '#platform/context.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type {
  listDifferencesCall,
  ProviderCheck,
  ProviderOverview,
  ProviderPayoutView,
  ProviderTransactionView,
} from '../contract.ts';
import { providerMoneyErrors } from '../errors.ts';
import { kindOfTransaction, MAX_REFUND_DAYS } from '../rules.ts';
import { agrees } from './check-balance.ts';
import {
  findPayout,
  findPayoutPage,
  findTransactionPage,
  isOfPayout,
  isWaiting,
  type ListedTransaction,
  NEWEST,
  NEWEST_PAYOUTS,
  OLDEST,
  sumByPayment,
  sumPayouts,
} from './list-queries.ts';
import { type CheckRow, findLastCheck, findOpening } from './queries.ts';

type Reader = Pick<Context, 'db' | 'clock' | 'payments'>;

/** From when a refund is believed to be on its way. */
export const oldestRefund = ({ clock }: Pick<Reader, 'clock'>) =>
  daysLater(clock.now(), -MAX_REFUND_DAYS);

/** The last comparison, and what the books say now. */
export async function readOverview({ db, payments }: Reader): Promise<ProviderOverview> {
  const { mode } = payments;
  const check = await findLastCheck(db, mode);
  const opening = await findOpening(db, mode);
  const own = await readBalances(db, { book: mode, scope: 'cooperative' });
  const groups = await readGroupTotals(db, mode);
  return {
    check: check ? toCheck(check) : null,
    openedAt: opening?.openedAt.toISOString() ?? null,
    books: {
      atProviderCents: (own['provider-balance'] ?? 0) + (groups.cash ?? 0),
      onTheWayCents: own['payouts-on-the-way'] ?? 0,
      bankCents: own.bank ?? 0,
      goingBackCents: -(own['payments-going-back'] ?? 0),
      feesCents: own['provider-fees'] ?? 0,
    },
  };
}

export function toCheck(row: CheckRow): ProviderCheck {
  const { mode: _mode, day: _day, checkedAt, differsSince, ...cents } = row;
  return {
    ...cents,
    checkedAt: checkedAt.toISOString(),
    differsSince: differsSince?.toISOString() ?? null,
    agrees: agrees(row),
  };
}

/** Payouts of the provider to the bank, newest first; page by page. */
export async function listProviderPayouts(
  { db, payments }: Reader,
  request: PageRequest,
): Promise<Page<ProviderPayoutView>> {
  const rows = await findPayoutPage(db, payments.mode, request);
  const sums = await sumPayouts(
    db,
    rows.map(({ providerId }) => providerId),
  );
  return toPage(NEWEST_PAYOUTS, rows, request.limit, (row) => ({
    id: row.providerId,
    status: row.status,
    amountCents: row.amountCents,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    arrivesOn: row.arrivesOn,
    failure: row.failure,
    isAutomatic: row.isAutomatic,
    ...(sums.get(row.providerId) ?? { transactions: 0, unmatched: 0, netCents: 0 }),
  }));
}

/** The transactions of a payout, newest first; page by page. */
export async function readProviderPayout(
  context: Reader,
  id: string,
  request: PageRequest,
): Promise<Page<ProviderTransactionView>> {
  const { db, payments } = context;
  if (!(await findPayout(db, payments.mode, id))) {
    throw providerMoneyErrors.PROVIDER_PAYOUT_NOT_FOUND();
  }
  const rows = await findTransactionPage(db, payments.mode, NEWEST, isOfPayout(id), request);
  return toTransactionPage(context, NEWEST, rows, request);
}

/** Transactions that match nothing, the oldest first; page by page. */
export async function listUnmatched(
  context: Reader,
  request: PageRequest,
): Promise<Page<ProviderTransactionView>> {
  const isListed = isWaiting(oldestRefund(context));
  const { mode } = context.payments;
  const rows = await findTransactionPage(context.db, mode, OLDEST, isListed, request);
  return toTransactionPage(context, OLDEST, rows, request);
}

async function toTransactionPage(
  context: Reader,
  sort: typeof NEWEST,
  rows: readonly ListedTransaction[],
  { limit }: PageRequest,
): Promise<Page<ProviderTransactionView>> {
  const show = await viewer(context, rows);
  return toPage(sort, rows, limit, show);
}

/** Shows transactions with the names of their payments. */
export async function viewer(
  context: Reader,
  rows: readonly Pick<ListedTransaction, 'paymentId'>[],
) {
  const names = await readPaymentNames(
    context.db,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const since = oldestRefund(context);
  return (row: Omit<ListedTransaction, 'place'>): ProviderTransactionView => {
    const payment = names.get(row.paymentId ?? '');
    const isRefund = kindOfTransaction(row.type, row.sourceId) === 'refund';
    return {
      id: row.providerId,
      type: row.type,
      amountCents: row.amountCents,
      feeCents: row.feeCents,
      currency: row.currency,
      at: row.createdAt.toISOString(),
      about: payment?.description ?? row.description ?? row.sourceId ?? row.providerId,
      matchedAs: row.matchedAs,
      isInProgress:
        row.matchedAs === null && isRefund && row.paymentId !== null && row.createdAt > since,
      paymentId: row.paymentId,
      payerId: payment?.ownerId ?? null,
      explained:
        row.explainedAt && row.explainedBy
          ? {
              account: row.explainedAccount,
              note: row.explainedNote ?? '',
              by: row.explainedBy,
              at: row.explainedAt.toISOString(),
            }
          : null,
      providerUrl: dashboardAddress({ mode: row.mode, providerId: row.providerPaymentId }).href,
    };
  };
}

const SHOWN = 100;

/**
 * Payments that moved another sum at the provider than in the books since the opening. It adds up
 * everything since then: for finding the cause of a difference, not for every day.
 */
export async function listDifferences({
  db,
  payments,
}: Reader): Promise<z.output<typeof listDifferencesCall.response>> {
  const { mode } = payments;
  const opening = await findOpening(db, mode);
  if (!opening) return { items: [], isComplete: true };
  const atProvider = await sumByPayment(db, mode);
  const inBooks = await readMovedAtProvider(db, mode, opening.lastEntries);
  const candidates = [...new Set([...atProvider.keys(), ...inBooks.keys()])].filter(
    (id) => (atProvider.get(id) ?? 0) !== (inBooks.get(id) ?? 0),
  );
  const names = await readPaymentNames(db, candidates);
  const found = candidates.filter((id) => names.has(id)).sort();
  return {
    isComplete: found.length <= SHOWN,
    items: found.slice(0, SHOWN).map((paymentId) => ({
      paymentId,
      about: names.get(paymentId)?.description ?? '',
      providerCents: atProvider.get(paymentId) ?? 0,
      ledgerCents: inBooks.get(paymentId) ?? 0,
    })),
  };
}
