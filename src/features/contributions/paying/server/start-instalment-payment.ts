import type { PaymentSetup } from '#features/payments/contract.ts';
import { paymentErrors } from '#features/payments/errors.ts';
import { abandonPayment } from '#features/payments/server/abandon-payment.ts';
import { chargePayment, requestCharges } from '#features/payments/server/charge-payment.ts';
import { openPayment, preparePayment } from '#features/payments/server/start-payment.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { type MethodKind, PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { toDollars, usd } from '#shared/text/money.ts';
import { contributionErrors } from '../../errors.ts';
import { type AccountRow, lockAccount } from '../../server/accounts/account-queries.ts';
import { requireOpen } from '../../server/accounts/require-open.ts';
import { CONTRIBUTION_PURPOSE } from './payment-handler.ts';
import {
  type ContributionRow,
  findUnderWay,
  hasStarted,
  insertContribution,
} from './payment-queries.ts';

/** A payment that a member will make in the browser. */
export type Wish = {
  membershipId: string;
  kind: 'payment' | 'prepayment';
  instalments: number;
  method: MethodKind;
  /** The record of another feature that a prepayment is made for. */
  reference?: string;
  /** Charged at once instead of being paid in the browser; its account's holder owns it. */
  savedMethodId?: string;
  /** Shown at the provider. */
  description: string;
  /** When it expires unpaid. */
  expiresAt: Date;
};

/** Computes the amount from the locked account, or refuses. */
type PriceOf = (account: AccountRow, tx: TransactionContext) => number | Promise<number>;

export type Payable = PaymentSetup & { paymentId: string; amountCents: number };

/** A payment that ended meanwhile is followed by a new one; more often than this is a bug. */
const MAX_TRIES = 4;

/**
 * Makes instalments payable in a browser. The same wish again answers with the same payment; another
 * wish replaces one that nobody has paid yet.
 */
export async function startInstalmentPayment(
  context: Context,
  wish: Wish,
  priceOf: PriceOf,
): Promise<Payable> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const started = await start(context, wish, priceOf);
      if (started.replaces !== undefined) {
        await replace(context, started.replaces);
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

/**
 * Charges instalments to a saved method and returns the payment's id. The same wish again finds the
 * same payment. When the provider does not answer, the enqueued job tries again.
 */
export async function chargeInstalments(
  context: Context,
  wish: Wish & { savedMethodId: string },
  priceOf: PriceOf,
): Promise<string> {
  try {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const started = await start(context, wish, priceOf);
      if (started.replaces !== undefined) {
        await replace(context, started.replaces);
        continue;
      }
      const paymentId = started.payment.id;
      await chargePayment(context, { paymentId }).catch((error: unknown) => {
        if (!(error instanceof PaymentProviderError)) throw error;
      });
      return paymentId;
    }
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
  throw paymentErrors.PAYMENT_PROVIDER_AWAY();
}

async function replace(context: Context, paymentId: string): Promise<void> {
  const before = await abandonPayment(context, { paymentId });
  if (before?.status === 'processing') throw contributionErrors.PAYMENT_UNDER_WAY();
}

type Started = { payment: ContributionRow; replaces: undefined } | { replaces: string };

/** The account's lock makes two clicks one after the other; the database lets one payment be open. */
function start(context: Context, wish: Wish, priceOf: PriceOf): Promise<Started> {
  return inTransaction(context, async (tx): Promise<Started> => {
    const account = await lockAccount(tx.db, wish.membershipId);
    if (!account) throw contributionErrors.SEAT_NOT_FOUND();
    await requireOpen(tx, account);
    const amountCents = await priceOf(account, tx);
    const isPrepayment = wish.kind === 'prepayment';
    const [open] = await findUnderWay(tx.db, [wish.membershipId], { isPrepayment });
    if (!open) return begun(await recordPayment(tx, account, wish, amountCents));
    if (open.state === 'processing' || open.kind !== wish.kind) {
      throw contributionErrors.PAYMENT_UNDER_WAY();
    }
    const isSame =
      open.amountCents === amountCents &&
      open.instalments === wish.instalments &&
      open.method === wish.method &&
      open.reference === referenceOf(wish);
    if (isSame) return begun(open);
    // Only what waits in a browser is replaced.
    if (hasStarted(open)) throw contributionErrors.PAYMENT_UNDER_WAY();
    return { replaces: open.id };
  });
}

/** A charge refers to its method, so that asking twice finds it. */
const referenceOf = ({ reference, savedMethodId }: Wish) => reference ?? savedMethodId ?? null;

const begun = (payment: ContributionRow): Started => ({ payment, replaces: undefined });

async function recordPayment(
  tx: TransactionContext,
  account: AccountRow,
  wish: Wish,
  amountCents: number,
): Promise<ContributionRow> {
  const { kind, instalments, method, savedMethodId, description, expiresAt } = wish;
  const now = tx.clock.now();
  const asked = {
    purpose: CONTRIBUTION_PURPOSE,
    subjectId: account.membershipId,
    amount: usd(amountCents),
    mode: account.book,
    description,
  };
  const id = tx.randomness.id();
  if (savedMethodId) {
    await requestCharges(tx, [{ ...asked, id, ownerId: account.userId, savedMethodId }]);
  } else {
    await openPayment(tx, { ...asked, id, methodKinds: [method], expiresAt });
  }
  const [payment] = await insertContribution(tx.db, [
    {
      id,
      membershipId: account.membershipId,
      kind,
      state: 'open',
      amountCents,
      instalments,
      method,
      reference: referenceOf(wish),
      createdAt: now,
      updatedAt: now,
    },
  ]);
  if (!payment) throw new Error('the contribution was not returned');
  return payment;
}
