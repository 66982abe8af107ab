import type { SavedMethod } from '#features/payments/contract.ts';
import { type NewCharge, requestCharges } from '#features/payments/server/charge-payment.ts';
import { readChargeableMethods } from '#features/payments/server/methods/read-method.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { usd } from '#shared/text/money.ts';
import { CONTRIBUTION_PURPOSE } from '../../paying/server/payment-handler.ts';
import { findUnderWay, insertContributions } from '../../paying/server/payment-queries.ts';
import { prepaymentHandler } from '../../paying/server/prepayment-handler.ts';
import { amountOfNext, unpaidCount } from '../../rules.ts';
import { type AccountRow, lockAccounts } from '../../server/accounts/account-queries.ts';
import { inBatches } from '../../server/in-batches.ts';
import { instalmentsDueIn, nextAutomatic } from '../automatic.ts';
import { stopAutomaticOf } from './charge-outcome.ts';
import {
  type ChargeChange,
  type ChargeRow,
  changeCharges,
  type DueCharge,
  findDueCharges,
  lockCharges,
  planCharges,
} from './charge-queries.ts';

/** Large enough that commits cost little, small enough that locks last less than a second. */
const BATCH = 2_000;

/** Makes every announced automatic payment whose date has come, each once. */
export function createCharges(context: Context): Promise<void> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  return inBatches<DueCharge>(context, {
    readPage: (after) => findDueCharges(context.db, { book, today, limit: BATCH, after }),
    work: (tx, page) => chargeBatch(tx, page, today),
    failed: 'automatic payments could not be made',
  });
}

async function chargeBatch(
  tx: TransactionContext,
  page: readonly DueCharge[],
  today: CalendarDate,
): Promise<void> {
  // Accounts are locked before charges, as everywhere; of each membership only the first charge is
  // made.
  const first = new Map(page.toReversed().map((due) => [due.membershipId, due]));
  const ids = [...first.keys()];
  const accounts = new Map((await lockAccounts(tx.db, ids)).map((row) => [row.membershipId, row]));
  const locked = await lockCharges(
    tx.db,
    [...first.values()].map(({ id }) => id),
  );
  const charges = locked.filter(
    ({ state, chargeOn }) => state === 'announced' && chargeOn <= today,
  );
  const methods = await readChargeableMethods(tx, [...accounts.values()]);
  const underWay = new Set(
    (await findUnderWay(tx.db, ids, { isPrepayment: false })).map((row) => row.membershipId),
  );
  const kept = await prepaymentHandler().readKept(tx, ids);
  const changes: ChargeChange[] = [];
  const made: Charge[] = [];
  for (const charge of charges) {
    const account = accounts.get(charge.membershipId);
    if (!account) continue;
    const method = methods.get(charge.membershipId);
    const instalments = instalmentsDueIn(account, charge.month);
    if (account.closedAt || !method || instalments === 0) {
      changes.push({ id: charge.id, state: 'skipped' });
      await planAfterSkip(tx, account, method, today);
    } else if (
      underWay.has(charge.membershipId) ||
      unpaidCount(account) - instalments < (kept.get(charge.membershipId)?.atMost ?? 0)
    ) {
      // One payment at a time, and a bid before it: this one is tried again on another day.
      changes.push({ id: charge.id, state: 'announced', chargeOn: addDays(today, 1) });
    } else {
      made.push({ charge, account, method, instalments, paymentId: tx.randomness.id() });
    }
  }
  await recordCharges(tx, made);
  const charged = made.map(({ charge: { id }, paymentId }) => ({
    id,
    state: 'charged' as const,
    paymentId,
  }));
  await changeCharges(tx.db, [...changes, ...charged], tx.clock.now());
}

type Charge = {
  charge: ChargeRow;
  account: AccountRow;
  method: SavedMethod;
  instalments: number;
  paymentId: string;
};

/** Records the payments, the jobs that charge them, and their contributions. */
async function recordCharges(tx: TransactionContext, made: readonly Charge[]): Promise<void> {
  const now = tx.clock.now();
  const amountOf = ({ account, instalments }: Charge) => amountOfNext(account, instalments);
  await requestCharges(
    tx,
    made.map(
      (one): NewCharge => ({
        id: one.paymentId,
        purpose: CONTRIBUTION_PURPOSE,
        subjectId: one.account.membershipId,
        amount: usd(amountOf(one)),
        mode: one.account.book,
        description: 'Casa Circle monthly contribution',
        ownerId: one.account.userId,
        savedMethodId: one.method.id,
      }),
    ),
  );
  await insertContributions(
    tx.db,
    made.map((one) => ({
      id: one.paymentId,
      membershipId: one.account.membershipId,
      kind: 'automatic' as const,
      state: 'open' as const,
      amountCents: amountOf(one),
      instalments: one.instalments,
      method: one.method.kind,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** Nothing was charged: the account is closed, was paid by hand, or lost its method. */
async function planAfterSkip(
  tx: TransactionContext,
  account: AccountRow,
  method: SavedMethod | undefined,
  today: CalendarDate,
): Promise<void> {
  const { membershipId, closedAt, savedMethodId } = account;
  if (closedAt || !savedMethodId) return;
  if (!method) return stopAutomaticOf(tx, account);
  const next = nextAutomatic(account, today);
  await planCharges(tx.db, [{ membershipId, chargeOn: next?.announceOn ?? null }]);
}
