import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { MethodKind } from '#providers/payments/payment-provider.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { contributionErrors } from '../../errors.ts';
import { amountOfNext, unpaidCount } from '../../rules.ts';
import { findAccount } from '../../server/account-queries.ts';
import { prepaymentHandler } from './prepayment-handler.ts';
import { type Payable, startInstalmentPayment } from './start-instalment-payment.ts';

type Wish = { membershipId: string; first: number; instalments: number; method: MethodKind };

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
  const own = await findAccount(context.db, wish.membershipId);
  if (own?.userId !== session.userId || own.book !== context.payments.mode) {
    throw contributionErrors.SEAT_NOT_FOUND();
  }
  const payment = {
    ...wish,
    kind: 'payment' as const,
    description: 'Casa Circle monthly contribution',
    expiresAt: daysLater(context.clock.now(), EXPIRY_DAYS),
  };
  return startInstalmentPayment(context, payment, async (account, tx) => {
    const left = unpaidCount(account);
    if (left === 0) throw contributionErrors.ALL_PAID();
    if (first !== account.paid + 1) throw contributionErrors.PAID_MEANWHILE();
    if (wish.instalments > left) throw contributionErrors.TOO_MANY_INSTALMENTS().at('instalments');
    const kept = await prepaymentHandler().readKept(tx, [account.membershipId]);
    if (left - wish.instalments < (kept.get(account.membershipId)?.atMost ?? 0)) {
      throw contributionErrors.KEPT_FOR_BID();
    }
    return amountOfNext(account, wish.instalments);
  });
}
