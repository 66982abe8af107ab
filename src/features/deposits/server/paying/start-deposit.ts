import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import type { PaymentSetup } from '#features/payments/contract.ts';
import { openPayment, preparePayment } from '#features/payments/server/start-payment.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { type Payment, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { AppError } from '#shared/api/app-error.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { toDollars, usd } from '#shared/text/money.ts';
import { depositErrors } from '../../errors.ts';
import { placeHandler } from '../place-handler.ts';
import { findOpenDeposit, insertDeposit } from '../queries.ts';
import type { DepositRow } from '../tables.ts';
import { DEPOSIT_PURPOSE } from './payment-handler.ts';

/** Shown at the provider, and by banks that show it. */
const DESCRIPTION = 'Deposit for a place in a group';

type Applicant = Pick<ApplicationRow, 'id' | 'email' | 'firstName' | 'fullName' | 'preferredPlan'>;

/** How the caller proved that the application is theirs. */
type Standing = { isOwner: boolean };

/**
 * Starts the deposit of an application, or resumes the one it has. Idempotent, also across tabs:
 * there is one deposit and one payment.
 */
export async function startDeposit(
  context: Context,
  application: Applicant,
  standing: Standing = { isOwner: true },
): Promise<PaymentSetup> {
  try {
    const deposit = await openDeposit(context, application);
    const started = await ensurePayment(context, deposit);
    if (started) return setupOf(context, deposit, started, standing);
    // Its payment ended unpaid: that deposit is closed, and another one is started.
    const next = await openDeposit(context, application);
    const restarted = await ensurePayment(context, next);
    if (restarted) return setupOf(context, next, restarted, standing);
    throw depositErrors.PAYMENT_UNAVAILABLE();
  } catch (cause) {
    if (!standing.isOwner && isAboutPayment(cause)) throw depositErrors.APPLICATION_REQUIRED();
    if (cause instanceof PaymentProviderError) {
      context.log.warn({ error: cause.message }, 'the payment provider is unreachable');
      throw depositErrors.PAYMENT_UNAVAILABLE({ cause, headers: { 'retry-after': '30' } });
    }
    throw cause;
  }
}

/** Refusals that reveal a deposit's state; only its owner may learn that. */
const ABOUT_PAYMENT: readonly string[] = [
  'DEPOSIT_ALREADY_PAID',
  'PAYMENT_PROCESSING',
  'ALREADY_A_MEMBER',
] satisfies (keyof typeof depositErrors)[];

const isAboutPayment = (cause: unknown): boolean =>
  cause instanceof AppError && ABOUT_PAYMENT.includes(cause.code);

function setupOf(
  { payments }: Context,
  { amountCents }: DepositRow,
  payment: Payment,
  { isOwner }: Standing,
): PaymentSetup {
  // With the secret the provider reveals parts of a refused card, so only the owner gets it.
  if (payment.hasFailedAttempt && !isOwner) throw depositErrors.APPLICATION_REQUIRED();
  return {
    ...payments.browser,
    clientSecret: payment.clientSecret,
    amount: toDollars(usd(amountCents)),
  };
}

/** The application's open deposit; a unique index allows only one. */
async function openDeposit(context: Context, application: Applicant): Promise<DepositRow> {
  const { mode } = context.payments;
  const deposit = await inTransaction(context, async (tx) => {
    const open = await findOpenDeposit(tx.db, application.id, mode);
    if (open) return open;
    // A bank may have taken back a member's deposit: that is settled with the contributions.
    if (await placeHandler().hasSeat(tx, { applicationId: application.id, mode })) {
      throw depositErrors.ALREADY_A_MEMBER();
    }
    const now = tx.clock.now();
    const id = tx.randomness.id();
    const { deposit: amount } = tx.program;
    const isNew = await insertDeposit(tx.db, {
      id,
      applicationId: application.id,
      email: application.email,
      firstName: application.firstName,
      fullName: application.fullName,
      planId: application.preferredPlan,
      mode,
      amountCents: amount.cents,
      currency: amount.currency,
      status: 'pending',
      createdAt: now,
      updatedAt: now,
    });
    if (isNew) {
      await openPayment(tx, {
        id,
        purpose: DEPOSIT_PURPOSE,
        subjectId: id,
        amount,
        mode,
        description: DESCRIPTION,
        expiresAt: daysLater(now, tx.config.DEPOSIT_EXPIRY_DAYS),
      });
    }
    return findOpenDeposit(tx.db, application.id, mode);
  });
  if (!deposit) throw depositErrors.PAYMENT_UNAVAILABLE();
  if (deposit.status === 'completed') throw depositErrors.DEPOSIT_ALREADY_PAID();
  return deposit;
}

/**
 * The deposit's payment, ready to be paid; undefined when it has ended and another may be started.
 */
async function ensurePayment(context: Context, deposit: DepositRow): Promise<Payment | undefined> {
  const prepared = await preparePayment(context, { paymentId: deposit.id });
  if (prepared.state === 'ready') return prepared.providerPayment;
  if (prepared.state === 'succeeded') throw depositErrors.DEPOSIT_ALREADY_PAID();
  if (prepared.state === 'processing') throw depositErrors.PAYMENT_PROCESSING();
  return undefined;
}
