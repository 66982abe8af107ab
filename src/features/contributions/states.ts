/**
 * The kinds of payment: manual, by mandate, entered by two admins, from the end, the deposit, the
 * surplus of a credit over the price of the home, or what an earlier holder of the seat had paid.
 */
export const PAYMENT_KINDS = [
  'payment',
  'automatic',
  'manual',
  'prepayment',
  'deposit',
  'surplus',
  'transfer',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * open: waits for its payer; processing: a bank is processing it; returned: all of it was returned.
 */
export const PAYMENT_STATES = [
  'open',
  'processing',
  'succeeded',
  'returned',
  'failed',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** announced: the mail before it is queued; skipped: nothing was left to charge, or no mandate. */
export const AUTOMATIC_STATES = ['announced', 'charged', 'failed', 'succeeded', 'skipped'] as const;
export type AutomaticState = (typeof AUTOMATIC_STATES)[number];

/** The state of an instalment as its member sees it; ended: not due any more, as the seat ended. */
export const INSTALMENT_STATES = [
  'paid',
  'prepaid',
  'processing',
  'late',
  'due',
  'upcoming',
  'ended',
] as const;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];
