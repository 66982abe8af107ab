import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { type Payment, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { toDollars } from '#shared/money.ts';
import type { PaymentSetup } from '../contract.ts';
import { depositErrors } from '../errors.ts';
import { DEPOSIT, FIRST_CHECK_MS, isDeposit } from '../rules.ts';
import { findOpenDeposit, insertDeposit, recordPayment } from './queries.ts';
import { settlePayment } from './settle-deposit.ts';
import type { DepositRow } from './tables.ts';

type Applicant = Pick<ApplicationRow, 'id' | 'email' | 'firstName' | 'fullName' | 'preferredPlan'>;

/** How the caller showed that the application is theirs. */
type Standing = { isOwner: boolean };

/**
 * Starts the deposit of an application, or goes on with the one it has. However often and
 * from how many tabs it is called, there is one deposit and one payment.
 */
export async function startDeposit(
  context: Context,
  application: Applicant,
  standing: Standing = { isOwner: true },
): Promise<PaymentSetup> {
  try {
    const deposit = await openDeposit(context, application);
    const started = await ensurePayment(context, deposit);
    if (started) return setupOf(context, started, standing);
    // Its payment ended without money: that deposit is closed now, and another one begins.
    const next = await ensurePayment(context, await openDeposit(context, application));
    if (next) return setupOf(context, next, standing);
    throw depositErrors.PAYMENT_UNAVAILABLE();
  } catch (cause) {
    if (cause instanceof PaymentProviderError) {
      context.log.warn({ error: cause.message }, 'the payment provider is away');
      throw depositErrors.PAYMENT_UNAVAILABLE({ cause, headers: { 'retry-after': '30' } });
    }
    throw cause;
  }
}

function setupOf({ payments }: Context, payment: Payment, { isOwner }: Standing): PaymentSetup {
  // With the secret the provider shows parts of a card that was refused: to its owner only.
  if (payment.hasFailedAttempt && !isOwner) throw depositErrors.APPLICATION_REQUIRED();
  return {
    ...payments.browser,
    clientSecret: payment.clientSecret,
    amount: toDollars(DEPOSIT),
  };
}

/** The application's open deposit; the database lets only one exist. */
async function openDeposit(context: Context, application: Applicant): Promise<DepositRow> {
  const { mode } = context.payments;
  const deposit = await inTransaction(context, async (tx) => {
    const open = await findOpenDeposit(tx.db, application.id, mode);
    if (open) return open;
    const now = tx.clock.now();
    await insertDeposit(tx.db, {
      id: tx.randomness.id(),
      applicationId: application.id,
      email: application.email,
      firstName: application.firstName,
      fullName: application.fullName,
      planId: application.preferredPlan,
      mode,
      amountCents: DEPOSIT.cents,
      currency: DEPOSIT.currency,
      status: 'pending',
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
      updatedAt: now,
    });
    return findOpenDeposit(tx.db, application.id, mode);
  });
  if (!deposit) throw depositErrors.PAYMENT_UNAVAILABLE();
  if (deposit.status === 'completed') throw depositErrors.DEPOSIT_ALREADY_PAID();
  return deposit;
}

/** The deposit's payment, ready to be paid; undefined when it is over and another may begin. */
async function ensurePayment(context: Context, deposit: DepositRow): Promise<Payment | undefined> {
  if (deposit.paymentId === null) return makePayment(context, deposit);
  const payment = await context.payments.readPayment(deposit.paymentId);
  if (!payment) throw new PaymentProviderError(`it does not know payment ${deposit.paymentId}`);
  if (payment.status === 'open') {
    // Somebody changed it at the provider: nobody is asked for another amount than the deposit.
    if (!isDeposit(payment.amount)) {
      throw new PaymentProviderError(`payment ${payment.id} is not of the deposit's amount`);
    }
    return payment;
  }
  const settled = await settlePayment(context, payment.id);
  if (settled?.deposit.status === 'completed') throw depositErrors.DEPOSIT_ALREADY_PAID();
  if (settled?.deposit.status === 'pending') throw depositErrors.PAYMENT_PROCESSING();
  return undefined;
}

async function makePayment(context: Context, deposit: DepositRow): Promise<Payment> {
  // The key follows from the deposit: asked twice, also after a crash, it is the same payment.
  const payment = await context.payments.createPayment({
    key: `deposit-${deposit.id}`,
    amount: DEPOSIT,
    reference: deposit.id,
  });
  const recorded = await recordPayment(context.db, deposit.id, {
    paymentId: payment.id,
    clientSecret: payment.clientSecret,
    updatedAt: context.clock.now(),
  });
  if (recorded?.paymentId !== payment.id) throw depositErrors.PAYMENT_UNAVAILABLE();
  return payment;
}
