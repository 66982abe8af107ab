import type { PaymentSetup } from '#features/payments/contract.ts';
import { paymentErrors } from '#features/payments/errors.ts';
import { abandonPayment } from '#features/payments/server/abandon-payment.ts';
import { openPayment, preparePayment } from '#features/payments/server/start-payment.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type MethodKind, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { toDollars, usd } from '#shared/money.ts';
import { contributionErrors } from '../errors.ts';
import { amountOfNext, unpaidCount } from '../rules.ts';
import { type AccountRow, findAccount, lockAccount } from './account-queries.ts';
import { CONTRIBUTION_PURPOSE } from './payment-handler.ts';
import { type ContributionRow, findUnderWay, insertContribution } from './payment-queries.ts';

type Wish = { membershipId: string; instalments: number; method: MethodKind };

/** Long enough to find one's card; an abandoned page must not block the next automatic payment. */
const EXPIRY_DAYS = 1;
/** A payment that ended while we looked is followed by a new one; more often than this is a fault. */
const MAX_TRIES = 4;

/**
 * Makes the oldest n unpaid instalments of a seat payable. The server computes the amount. The same
 * wish again answers with the same payment; another wish replaces one that nobody has paid yet.
 */
export async function payInstalments(
  context: Context,
  session: Session,
  wish: Wish,
): Promise<PaymentSetup & { paymentId: string; amountCents: number }> {
  const own = await findAccount(context.db, wish.membershipId);
  if (own?.userId !== session.userId || own.book !== context.payments.mode) {
    throw contributionErrors.SEAT_NOT_FOUND();
  }
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const started = await start(context, wish);
      if (started.replaces !== undefined) {
        const before = await abandonPayment(context, { paymentId: started.replaces });
        if (before?.status === 'processing') throw contributionErrors.PAYMENT_UNDER_WAY();
        continue;
      }
      const { id, amountCents } = started.payment;
      const prepared = await preparePayment(context, { paymentId: id });
      if (prepared.state === 'processing') throw contributionErrors.PAYMENT_UNDER_WAY();
      if (prepared.state !== 'ready') continue;
      return {
        ...context.payments.browser,
        clientSecret: prepared.providerPayment.clientSecret,
        amount: toDollars(usd(amountCents)),
        amountCents,
        paymentId: id,
      };
    }
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
  throw paymentErrors.PAYMENT_PROVIDER_AWAY();
}

type Started = { payment: ContributionRow; replaces: undefined } | { replaces: string };

/** The account's lock makes two clicks one after the other; the database lets one payment be open. */
function start(context: Context, wish: Wish): Promise<Started> {
  return inTransaction(context, async (tx): Promise<Started> => {
    const account = await lockAccount(tx.db, wish.membershipId);
    if (!account) throw contributionErrors.SEAT_NOT_FOUND();
    if (account.closedAt) throw contributionErrors.SEAT_CLOSED();
    const left = unpaidCount(account);
    if (left === 0) throw contributionErrors.ALL_PAID();
    if (wish.instalments > left) throw contributionErrors.TOO_MANY_INSTALMENTS().at('instalments');
    const amountCents = amountOfNext(account, wish.instalments);
    const [open] = await findUnderWay(tx.db, [wish.membershipId], { isPrepayment: false });
    if (!open) return begun(await recordPayment(tx, account, wish, amountCents));
    if (open.state === 'processing' || open.kind !== 'payment') {
      throw contributionErrors.PAYMENT_UNDER_WAY();
    }
    const isSame =
      open.amountCents === amountCents &&
      open.instalments === wish.instalments &&
      open.method === wish.method;
    return isSame ? begun(open) : { replaces: open.id };
  });
}

const begun = (payment: ContributionRow): Started => ({ payment, replaces: undefined });

async function recordPayment(
  tx: TransactionContext,
  account: AccountRow,
  { instalments, method }: Wish,
  amountCents: number,
): Promise<ContributionRow> {
  const now = tx.clock.now();
  const { id } = await openPayment(tx, {
    purpose: CONTRIBUTION_PURPOSE,
    subjectId: account.membershipId,
    amount: usd(amountCents),
    mode: account.book,
    description: 'Casa Circle monthly contribution',
    methodKinds: [method],
    expiresAt: daysLater(now, EXPIRY_DAYS),
  });
  const [payment] = await insertContribution(tx.db, [
    {
      id,
      membershipId: account.membershipId,
      kind: 'payment',
      state: 'open',
      amountCents,
      instalments,
      method,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  if (!payment) throw new Error('the contribution was not returned');
  return payment;
}
