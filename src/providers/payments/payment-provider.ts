import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { Money } from '#shared/text/money.ts';

/** Real money, the provider's test mode, or our own sandbox. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

/**
 * An amount at the provider, in the smallest unit of its currency. Our payments are in dollars; one
 * made or changed at the provider may not be.
 */
export type ProviderAmount = { cents: number; currency: string };

export type RefundStatus = 'pending' | 'succeeded' | 'failed';
export type PaymentRefund = {
  id: string;
  paymentId: string;
  amount: ProviderAmount;
  status: RefundStatus;
};

/** A payer's dispute, decided by their bank. While it is open the bank withholds the money. */
export type PaymentDispute = {
  id: string;
  paymentId: string;
  amount: ProviderAmount;
  /** The bank's reason, such as `fraudulent`. */
  reason: string;
  /** inquiry: the bank only asks, and no money moves. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
  /** Until when the bank takes our answer, while it waits for one. */
  respondBy?: Date | null;
};

/** How somebody can pay: by card, or by a debit from a bank account in the United States. */
export const METHOD_KINDS = ['card', 'us_bank_account'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** A card or bank account that the provider stores for one of our customers. */
export type ProviderMethod = {
  id: string;
  kind: MethodKind;
  last4: string;
  /** The bank's name, or the card's brand. */
  name: string;
};

/** What a payment was made with, as far as a receipt shows it. */
export type PaidWith = Omit<ProviderMethod, 'id'>;

/** A person's permission to charge a card or bank account off-session later. */
export type PaymentMethodSetup = {
  id: string;
  /** processing: the bank account is being verified; all others except `open` are final. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  clientSecret: string;
  reference: string | undefined;
  /** What was set up, once it succeeded. */
  method: ProviderMethod | undefined;
  /** The provider's id of the mandate for a bank account. */
  mandateId: string | undefined;
};

/** Why an attempt to pay failed: the provider's code, such as `insufficient_funds`. */
export type PaymentFailure = { code: string; message: string };

/** A payment as currently stored at the provider: the source of truth about money. */
export type Payment = {
  id: string;
  /** open: not paid yet; processing: the bank decides; the others are final. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amount: ProviderAmount;
  received: ProviderAmount;
  clientSecret: string;
  /**
   * A card was tried and refused: the provider reveals parts of it to anybody with the client
   * secret.
   */
  hasFailedAttempt: boolean;
  /** Why the last attempt failed. */
  failure?: PaymentFailure | undefined;
  /** Cancelled by us because nobody paid, rather than at the provider. */
  isAbandoned: boolean;
  /** The id of our record it was made for. */
  reference: string | undefined;
  /** The card or bank account that paid, of a payment that was read with its charge. */
  method?: PaidWith | undefined;
  refunds: PaymentRefund[];
  disputes: PaymentDispute[];
};

/** A change at the provider. Only the id of the payment or setup is used from it. */
export type PaymentEvent = {
  id: string;
  type: string;
  about: 'payment' | 'setup';
  /** The provider's id of that payment or setup. */
  objectId: string;
  createdAt: Date;
};

/** A movement on our balance at the provider. */
export type ProviderTransaction = {
  id: string;
  /** The provider's word, such as `charge`, `refund`, `adjustment` or `payout`. */
  type: string;
  /** What moved before the fee; below zero when it left the balance. */
  amount: ProviderAmount;
  /** What the provider kept of it; below zero when it gave a fee back. */
  feeCents: number;
  createdAt: Date;
  /** From when it can be paid out. */
  availableAt: Date;
  /** The charge, refund, dispute or payout that it is about. */
  sourceId: string | null;
  /** The payment that source belongs to. */
  paymentId: string | null;
  description: string | null;
};

export const PROVIDER_PAYOUT_STATUSES = [
  'pending',
  'in_transit',
  'paid',
  'failed',
  'canceled',
] as const;

/** Money that the provider sends from our balance to our bank. */
export type ProviderPayout = {
  id: string;
  amount: ProviderAmount;
  status: (typeof PROVIDER_PAYOUT_STATUSES)[number];
  createdAt: Date;
  /** The day on which the bank has it, or is expected to. */
  arrivesOn: CalendarDate;
  /** The provider says which transactions it pays out; of one that somebody made by hand it does not. */
  isAutomatic: boolean;
  /** Why the bank refused it. */
  failure: string | null;
};

/** What a browser needs to pay. */
export type PaymentBrowserSettings = {
  publishableKey: string;
  /** The sandbox's replacement of the provider's script; undefined for the real provider. */
  standInScript?: string;
};

/** The provider was unreachable, or its answer was invalid. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** The event's signature is missing, wrong or too old. */
export class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError';
}

export type NewProviderPayment = {
  key: string;
  amount: Money;
  reference: string;
  /** Shown at the provider. */
  description: string;
  customerId?: string | undefined;
  /** Cards only by default. */
  methodKinds?: readonly MethodKind[] | undefined;
};

/** An off-session charge of a saved method. */
export type NewCharge = Omit<NewProviderPayment, 'methodKinds' | 'customerId'> & {
  customerId: string;
  method: { id: string; kind: MethodKind };
  mandateId?: string | undefined;
};

/**
 * Takes payments by card and bank debit. Every write has an idempotency key: a retry never moves
 * money twice.
 */
export type PaymentProvider = {
  readonly mode: PaymentMode;
  readonly browser: PaymentBrowserSettings;
  createPayment(input: NewProviderPayment): Promise<Payment>;
  /**
   * The payment made for one of our records since an instant, if any: needed because idempotency
   * keys are pruned after a day.
   */
  findPayment(input: {
    reference: string;
    since: Date;
    customerId?: string | undefined;
  }): Promise<Payment | undefined>;
  /** Charges a saved method at once; a refusal is part of the answer, not an error. */
  chargeMethod(input: NewCharge): Promise<Payment>;
  createCustomer(input: {
    key: string;
    reference: string;
    email: string;
    name: string;
  }): Promise<{ id: string }>;
  createSetup(input: {
    key: string;
    reference: string;
    customerId: string;
    methodKinds: readonly MethodKind[];
  }): Promise<PaymentMethodSetup>;
  /** Undefined when the provider does not know it. */
  readSetup(setupId: string): Promise<PaymentMethodSetup | undefined>;
  /** Detaches a saved method. Idempotent. */
  detachMethod(methodId: string): Promise<void>;
  /** Undefined when the provider does not know it. */
  readPayment(paymentId: string): Promise<Payment | undefined>;
  /**
   * Cancels an unpaid payment, or one whose failed attempt must not be repeated; one that was paid
   * meanwhile is not changed.
   */
  cancelPayment(paymentId: string, reason?: 'abandoned' | 'failed'): Promise<void>;
  /** Refunds everything that has not been refunded yet. */
  refundPayment(input: { key: string; paymentId: string }): Promise<void>;
  /** Every refund made since an instant, by us or at the provider. */
  listRefunds(since: Date): AsyncIterable<PaymentRefund>;
  /** Every dispute begun since an instant, in its current state. */
  listDisputes(since: Date): AsyncIterable<PaymentDispute>;
  /** What the provider holds for us, whether it can be paid out yet or not, by currency. */
  readBalance(): Promise<ProviderAmount[]>;
  /** Every movement on our balance since an instant, or those that a payout pays out. */
  listTransactions(of: { since: Date } | { payoutId: string }): AsyncIterable<ProviderTransaction>;
  /** Every payout to our bank since an instant, in its current state. */
  listPayouts(since: Date): AsyncIterable<ProviderPayout>;
  /** Verifies a delivered event; undefined for one that is not about our payments. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent | undefined;
};
