import type { Money } from '#shared/money.ts';

/** Whose money moves: real money, the provider's test mode, or our own sandbox. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

/**
 * An amount as the provider names it, in the smallest unit of its currency. What we ask for is in
 * dollars; what was made or changed at the provider need not be.
 */
export type ProviderAmount = { cents: number; currency: string };

export type RefundStatus = 'pending' | 'succeeded' | 'failed';
export type PaymentRefund = {
  id: string;
  paymentId: string;
  amount: ProviderAmount;
  status: RefundStatus;
};

/** A card holder's objection at their bank, which decides it. While it is open the bank has the money. */
export type PaymentDispute = {
  id: string;
  paymentId: string;
  amount: ProviderAmount;
  /** The bank's word for it, such as `fraudulent`. */
  reason: string;
  /** inquiry: the bank only asks, and no money moves. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
};

/** How somebody can pay: by card, or by a debit from a bank account in the United States. */
export const METHOD_KINDS = ['card', 'us_bank_account'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** A card or bank account that the provider keeps for a customer of ours. */
export type ProviderMethod = {
  id: string;
  kind: MethodKind;
  last4: string;
  /** The bank's name, or the card's brand. */
  name: string;
};

/** Somebody allows us to charge a card or bank account later, while they are away. */
export type PaymentMethodSetup = {
  id: string;
  /** processing: the bank account is being verified; the others are final but `open`. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  clientSecret: string;
  reference: string | undefined;
  /** What was set up, once it succeeded. */
  method: ProviderMethod | undefined;
  /** The provider's name for the permission to debit a bank account. */
  mandateId: string | undefined;
};

/** Why an attempt to pay failed: the provider's code, such as `insufficient_funds`. */
export type PaymentFailure = { code: string; message: string };

/** A payment as the provider has it at this moment; the only truth about money. */
export type Payment = {
  id: string;
  /** open: not paid yet; processing: the bank decides; the others are final. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amount: ProviderAmount;
  received: ProviderAmount;
  clientSecret: string;
  /** A card was tried and refused: the provider shows some of it to whoever has the secret. */
  hasFailedAttempt: boolean;
  /** Why the last attempt failed. */
  failure?: PaymentFailure | undefined;
  /** Ended by us because nobody paid, rather than at the provider. */
  isAbandoned: boolean;
  /** The record of ours it was made for. */
  reference: string | undefined;
  refunds: PaymentRefund[];
  disputes: PaymentDispute[];
};

/** Something changed at the provider. Only which payment or setup it is about is believed. */
export type PaymentEvent = {
  id: string;
  type: string;
  about: 'payment' | 'setup';
  /** The provider's name of that payment or setup. */
  objectId: string;
  createdAt: Date;
};

/** What the provider kept for itself; below zero when it gave a fee back. */
export type ProviderFee = { id: string; amount: ProviderAmount; chargedAt: Date };

/** What a browser needs to pay. */
export type PaymentBrowserSettings = {
  publishableKey: string;
  /** A script of our own origin that stands in for the provider's; undefined for the real one. */
  standInScript?: string;
};

/** The provider could not be asked, or did not answer as it should. */
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
  /** Cards only, unless said otherwise. */
  methodKinds?: readonly MethodKind[] | undefined;
};

/** A charge with a saved method while its owner is away. */
export type NewCharge = Omit<NewProviderPayment, 'methodKinds' | 'customerId'> & {
  customerId: string;
  method: { id: string; kind: MethodKind };
  mandateId?: string | undefined;
};

/**
 * Takes payments by card and bank debit. Every write carries a key: the same key never moves money twice, however
 * often the call is repeated.
 */
export type PaymentProvider = {
  readonly mode: PaymentMode;
  readonly browser: PaymentBrowserSettings;
  createPayment(input: NewProviderPayment): Promise<Payment>;
  /** The payment made for a record of ours since a moment, if one was: keys are forgotten after a day. */
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
  /** Makes the provider forget a saved method; one that it forgot before stays so. */
  detachMethod(methodId: string): Promise<void>;
  /** Undefined when the provider does not know it. */
  readPayment(paymentId: string): Promise<Payment | undefined>;
  /**
   * Ends a payment that nobody made, or whose attempt failed and shall not be repeated; one that was
   * made meanwhile stays as it is.
   */
  cancelPayment(paymentId: string, reason?: 'abandoned' | 'failed'): Promise<void>;
  /** Gives back everything that has not been given back yet. */
  refundPayment(input: { key: string; paymentId: string }): Promise<void>;
  /** Every refund made since a moment, whoever asked for it. */
  listRefunds(since: Date): AsyncIterable<PaymentRefund>;
  /** Every dispute begun since a moment, as it stands now. */
  listDisputes(since: Date): AsyncIterable<PaymentDispute>;
  /** Every fee since a moment, whatever it was for. */
  listFees(since: Date): AsyncIterable<ProviderFee>;
  /** Checks a delivered event; undefined for one that is not about our payments. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent | undefined;
};
