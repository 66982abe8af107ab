import type { TransactionContext } from '#platform/context.ts';
import type { ProviderAmount } from '#providers/payments/payment-provider.ts';
import type { DisputeStatus, UnexpectedReason } from '../rules.ts';
import type { PaymentRow } from './payment-row.ts';

/** A refund that was made, or one we took as made that came back. */
export type RefundChange = { id: string; cents: number; kind: 'made' | 'came-back' };

/** A dispute in one of the statuses it has had. */
export type DisputeState = {
  id: string;
  status: DisputeStatus;
  revision: number;
  amountCents: number;
};

export type DisputeChange = {
  before: DisputeState | undefined;
  after: DisputeState;
  /** The bank's word for it. */
  reason: string;
  /** What a decision against us had taken, if this change undoes one. */
  undoneCents: number;
};

/** Money that came and was not asked for. */
export type UnexpectedPayment = {
  providerId: string;
  amount: ProviderAmount;
  reason: UnexpectedReason;
  /** Counts how often this money came to us. */
  attempt: number;
};

/**
 * What a feature does when something becomes of a payment it asked for. Each is called in the
 * transaction that holds the payment's row lock, and once for what happened. A handler locks its own
 * rows after the payment, never before.
 */
export type PaymentHandler = {
  /** The money is here, to the cent. */
  onSucceeded(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** A bank works on it. */
  onProcessing?(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** No money comes: the payment's status says why. */
  onEnded(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** Refunds were made or came back; `refundedCents` of the payment counts them already. */
  onRefunds(
    tx: TransactionContext,
    payment: PaymentRow,
    changes: readonly RefundChange[],
  ): Promise<void>;
  /** A dispute began or was decided; `refundedCents` of the payment counts a loss already. */
  onDispute(tx: TransactionContext, payment: PaymentRow, change: DisputeChange): Promise<void>;
  /** Money came that was not asked for; it goes back by itself, and is in no book. */
  onUnexpected(
    tx: TransactionContext,
    payment: PaymentRow,
    unexpected: UnexpectedPayment,
  ): Promise<void>;
};

/** The features' handlers by purpose, given once when the server is assembled. */
const handlers = new Map<string, PaymentHandler>();

export function registerPaymentHandlers(byPurpose: Readonly<Record<string, PaymentHandler>>): void {
  for (const [purpose, handler] of Object.entries(byPurpose)) handlers.set(purpose, handler);
}

export function handlerOf({ purpose }: Pick<PaymentRow, 'purpose'>): PaymentHandler {
  const handler = handlers.get(purpose);
  if (!handler) throw new Error(`no feature handles payments with the purpose '${purpose}'`);
  return handler;
}
