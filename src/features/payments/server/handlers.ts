import type { TransactionContext } from '#platform/context.ts';
import { defineHandlers } from '#platform/handler.ts';
import type { ProviderAmount } from '#providers/payments/payment-provider.ts';
import type { DisputeStatus, UnexpectedReason } from '../rules.ts';
import type { PaymentRow } from './payment-row.ts';

/** A refund that was made, or one that failed after we had recorded it as made. */
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
  /** The reason, as the bank calls it. */
  reason: string;
  /** The cents that an earlier decision against us had taken, if this change reverses it. */
  undoneCents: number;
};

/** Money that we did not request. */
export type UnexpectedPayment = {
  providerId: string;
  amount: ProviderAmount;
  reason: UnexpectedReason;
  /** Counts how often we received this money. */
  attempt: number;
};

/**
 * How a feature reacts to changes of its payments. Each function is called once per change, in the
 * transaction that holds the payment's row lock. A handler locks its own rows after the payment,
 * never before.
 */
export type PaymentHandler = {
  /** The exact amount was paid. */
  onSucceeded(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** The bank is processing it. */
  onProcessing?(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** It ended unpaid: the payment's status says why. */
  onEnded(tx: TransactionContext, payment: PaymentRow): Promise<void>;
  /** Refunds were made or failed; the payment's `refundedCents` already includes them. */
  onRefunds(
    tx: TransactionContext,
    payment: PaymentRow,
    changes: readonly RefundChange[],
  ): Promise<void>;
  /** A dispute began or was decided; the payment's `refundedCents` already includes a loss. */
  onDispute(tx: TransactionContext, payment: PaymentRow, change: DisputeChange): Promise<void>;
  /** Unexpected money came; it is returned automatically; no feature posts it to the ledger. */
  onUnexpected(
    tx: TransactionContext,
    payment: PaymentRow,
    unexpected: UnexpectedPayment,
  ): Promise<void>;
};

/** By purpose of the payment. */
export const paymentHandlers = defineHandlers<PaymentHandler>('payments with the purpose');

export const handlerOf = ({ purpose }: Pick<PaymentRow, 'purpose'>): PaymentHandler =>
  paymentHandlers.of(purpose);
