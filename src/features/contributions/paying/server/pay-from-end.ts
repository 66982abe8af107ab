import { abandonPayment } from '#features/payments/server/abandon-payment.ts';
import { syncOwnPayment } from '#features/payments/server/events/sync-own-payment.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { contributionErrors } from '../../errors.ts';
import { amountFromEnd, unpaidCount } from '../../rules.ts';
import {
  type AccountRow,
  findAccount,
  findAccountsByIds,
  lockAccount,
} from '../../server/accounts/account-queries.ts';
import { requireOpen } from '../../server/accounts/require-open.ts';
import { findPrepaidFor } from '../../server/instalment-queries.ts';
import { receiveMoney } from './move-money.ts';
import { notifyReceived } from './notify-payment.ts';
import { findByReference, findUnderWay, insertContribution } from './payment-queries.ts';
import { type Payable, startInstalmentPayment } from './start-instalment-payment.ts';

export type Prepayment = {
  membershipId: string;
  /** The caller's own record, which the prepayment handler receives. */
  reference: string;
  instalments: number;
};

/** Makes the last n unpaid instalments of a seat payable, for another feature's record. */
export function payFromEnd(
  context: Context,
  prepayment: Prepayment & { method: MethodKind; description: string; expiresAt: Date },
): Promise<Payable> {
  const wish = { ...prepayment, kind: 'prepayment' as const };
  return startInstalmentPayment(context, wish, (account) =>
    priceOf(account, prepayment.instalments),
  );
}

function priceOf(account: AccountRow, instalments: number): number {
  if (instalments > unpaidCount(account)) throw contributionErrors.TOO_MANY_INSTALMENTS();
  return amountFromEnd(account, instalments);
}

/** What the last n unpaid instalments of a membership cost. */
export async function readPriceFromEnd(
  context: Pick<Context, 'db'>,
  of: Pick<Prepayment, 'membershipId' | 'instalments'>,
): Promise<number> {
  const prices = await readPricesFromEnd(context, [of]);
  return prices.get(of.membershipId) ?? 0;
}

/** The same of several memberships, by membership. */
export async function readPricesFromEnd(
  { db }: Pick<Context, 'db'>,
  wanted: readonly Pick<Prepayment, 'membershipId' | 'instalments'>[],
): Promise<Map<string, number>> {
  const ids = wanted.map(({ membershipId }) => membershipId);
  const found = await findAccountsByIds(db, ids);
  const accounts = new Map(found.map((account) => [account.membershipId, account]));
  return new Map(
    wanted.map(({ membershipId, instalments }) => {
      const account = accounts.get(membershipId);
      if (!account) throw contributionErrors.SEAT_NOT_FOUND();
      return [membershipId, amountFromEnd(account, Math.min(instalments, unpaidCount(account)))];
    }),
  );
}

/**
 * How many instalments of a membership are unpaid; fewer than by the calendar after prepayments.
 */
export async function readUnpaidCount(
  { db }: Pick<Context, 'db'>,
  membershipId: string,
): Promise<number> {
  const account = await findAccount(db, membershipId);
  if (!account) throw contributionErrors.SEAT_NOT_FOUND();
  return unpaidCount(account);
}

/** The same of several memberships, by membership; succeeded money only. */
export async function readUnpaidCounts(
  { db }: Pick<Context, 'db'>,
  membershipIds: readonly string[],
): Promise<Map<string, number>> {
  const accounts = await findAccountsByIds(db, membershipIds);
  return new Map(accounts.map((account) => [account.membershipId, unpaidCount(account)]));
}

/** How many of the next instalments a bank debit is working on; they may be paid soon. */
export async function readProcessingCount(
  { db }: Pick<Context, 'db'>,
  membershipId: string,
): Promise<number> {
  const underWay = await findUnderWay(db, [membershipId], { isPrepayment: false });
  return underWay
    .filter(({ state }) => state === 'processing')
    .reduce((sum, { instalments }) => sum + instalments, 0);
}

/**
 * Asks the provider about the payments for a record, and cancels there those that nobody has paid.
 * Money that arrived meanwhile counts.
 */
export async function endOpenPrepayments(context: Context, reference: string): Promise<void> {
  for (const { id, state } of await findByReference(context.db, reference)) {
    if (state === 'open') await abandonPayment(context, { paymentId: id });
    else if (state === 'processing') await syncOwnPayment(context, { paymentId: id });
  }
}

/** The numbers of the instalments that are paid for a record and have not been reopened. */
export async function readPrepaid(
  { db }: Pick<TransactionContext, 'db'>,
  reference: string,
): Promise<readonly number[]> {
  return findPrepaidFor(db, reference);
}

/** Whether a bank is processing a payment for a record. */
export async function isPrepaymentProcessing(
  { db }: Pick<TransactionContext, 'db'>,
  reference: string,
): Promise<boolean> {
  const found = await findByReference(db, reference);
  return found.some(({ state }) => state === 'processing');
}

/**
 * Records a prepayment received outside the provider, confirmed by two admins. The caller has
 * locked its own rows and the membership.
 */
export async function recordPrepayment(
  tx: TransactionContext,
  {
    id,
    membershipId,
    reference,
    instalments,
    amountCents,
    method,
    ...times
  }: Prepayment & {
    id: string;
    amountCents: number;
    method: string;
    countedAt: Date;
    createdAt: Date;
  },
): Promise<void> {
  const account = await lockAccount(tx.db, membershipId);
  if (!account) throw contributionErrors.SEAT_NOT_FOUND();
  await requireOpen(tx, account);
  if (priceOf(account, instalments) !== amountCents) throw contributionErrors.AMOUNT_REFUSED();
  const row = { id, membershipId, reference, instalments, amountCents, method, ...times };
  const [payment] = await insertContribution(tx.db, [
    { ...row, kind: 'prepayment', state: 'succeeded', updatedAt: tx.clock.now() },
  ]);
  if (!payment) throw new Error('the contribution was not returned');
  const { countedAt } = times;
  const after = await receiveMoney(tx, account, payment, { cents: amountCents, countedAt });
  await notifyReceived(tx, after, payment);
}
