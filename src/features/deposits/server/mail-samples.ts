import type { WriteMail } from '#features/mails/mail-content.ts';
import { DEPOSIT_CENTS } from '#features/program-rules/constants.ts';
import { depositConfirmationMail, depositRefundedMail, disputeMail } from './mails.ts';
import { paymentLostMail } from './refunds/notify-lost.ts';
import type { DepositRow } from './tables.ts';
import { paymentReturnedMail, unexpectedPaymentMail } from './unexpected/unexpected-mails.ts';

const siteUrl = 'https://example.com';
const deposit = {
  id: '018f0000-0000-7000-8000-000000000001',
  planId: '450',
  amountCents: DEPOSIT_CENTS,
  mode: 'live',
  firstName: 'Ana',
  email: 'ana@example.com',
  completedAt: new Date('2027-03-15T18:00:00Z'),
  refundReason: 'group_not_formed',
} as DepositRow & { completedAt: Date };
const unexpected = {
  paymentId: 'pi_example',
  amount: { cents: DEPOSIT_CENTS + 50_00, currency: 'USD' },
  reason: 'wrong_amount' as const,
};

export const depositMailSamples: Readonly<Record<string, WriteMail>> = {
  'deposit-confirmation': (locale) => depositConfirmationMail(deposit, siteUrl, locale),
  'deposit-payment-lost': (locale) => paymentLostMail(deposit, siteUrl, locale),
  'deposit-refunded': (locale) => depositRefundedMail(deposit, siteUrl, locale),
  'payment-returned': (locale) => paymentReturnedMail(deposit, unexpected, siteUrl, locale),
  'unexpected-payment': () => unexpectedPaymentMail(deposit, unexpected, siteUrl),
  dispute: () =>
    disputeMail(deposit, { amountCents: deposit.amountCents, reason: 'fraudulent' }, siteUrl),
};
