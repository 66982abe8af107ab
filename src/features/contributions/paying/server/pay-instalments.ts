import { paymentErrors } from '#features/payments/errors.ts';
import { readChargeableMethod } from '#features/payments/server/methods/read-method.ts';
import type { Context, TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type { ContributionPayment } from '../../contract.ts';
import { contributionErrors } from '../../errors.ts';
import { amountOfNext, unpaidCount } from '../../rules.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { readOwnAccount } from './list-instalments.ts';
import { findContribution } from './payment-queries.ts';
import { prepaymentHandler } from './prepayment-handler.ts';
import { toView } from './report-payment.ts';
import {
  chargeInstalments,
  type Payable,
  startInstalmentPayment,
} from './start-instalment-payment.ts';

type Oldest = { membershipId: string; first: number; instalments: number };
type Wish = Oldest & { method: MethodKind };

/** Long enough to find a card; an abandoned page must not block the next automatic payment. */
const EXPIRY_DAYS = 1;

/**
 * Makes the oldest n unpaid instalments of a seat payable. The server computes the amount. Refused
 * when the oldest unpaid instalment is no longer the one the person saw: an earlier payment may
 * have arrived meanwhile.
 */
export async function payInstalments(
  context: Context,
  session: Session,
  { first, ...wish }: Wish,
): Promise<Payable> {
  await readOwnAccount(context, session, wish.membershipId);
  const asked = { first, instalments: wish.instalments };
  return startInstalmentPayment(context, paymentOf(context, wish), priceOf(asked));
}

/** Charges the oldest n unpaid instalments to a method that the member has saved. */
export async function payWithSavedMethod(
  context: Context,
  session: Session,
  { first, methodId, ...wish }: Oldest & { methodId: string },
): Promise<ContributionPayment> {
  const own = await readOwnAccount(context, session, wish.membershipId);
  const saved = await readChargeableMethod(context, {
    methodId,
    ownerId: session.userId,
    mode: own.book,
  });
  if (!saved) throw paymentErrors.PAYMENT_METHOD_NOT_FOUND();
  const payment = {
    ...paymentOf(context, { ...wish, method: saved.kind }),
    savedMethodId: saved.id,
  };
  const asked = { first, instalments: wish.instalments };
  const id = await chargeInstalments(context, payment, priceOf(asked));
  const made = await findContribution(context.db, id);
  if (!made) throw contributionErrors.CONTRIBUTION_NOT_FOUND();
  return toView(made);
}

const paymentOf = ({ clock }: Context, wish: Omit<Wish, 'first'>) => ({
  ...wish,
  kind: 'payment' as const,
  description: 'Casa Circle monthly contribution',
  expiresAt: daysLater(clock.now(), EXPIRY_DAYS),
});

const priceOf =
  ({ first, instalments }: Pick<Oldest, 'first' | 'instalments'>) =>
  async (account: AccountRow, tx: TransactionContext): Promise<number> => {
    const left = unpaidCount(account);
    if (left === 0) throw contributionErrors.ALL_PAID();
    if (first !== account.paid + 1) throw contributionErrors.PAID_MEANWHILE();
    if (instalments > left) throw contributionErrors.TOO_MANY_INSTALMENTS().at('instalments');
    const kept = await prepaymentHandler().readKept(tx, [account.membershipId]);
    if (left - instalments < (kept.get(account.membershipId)?.atMost ?? 0)) {
      throw contributionErrors.KEPT_FOR_BID();
    }
    return amountOfNext(account, instalments);
  };
