import type { MailContent } from '#features/mails/mail-content.ts';
import { plans } from '#features/plans/plans.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney, usd } from '#shared/money.ts';
import type { RefundReason } from '../rules.ts';
import type { DepositRow } from './tables.ts';

const SANDBOX_NOTE = 'This was a test payment: no real money moved.';

const noteOf = (deposit: DepositRow) => (deposit.mode === 'live' ? [] : [SANDBOX_NOTE]);

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Denver',
});

/** Confirms that the deposit was paid and the spot is reserved. */
export function depositConfirmationMail(
  deposit: DepositRow & { completedAt: Date },
  siteUrl: string,
): MailContent {
  const plan = plans[deposit.planId];
  const amount = formatMoney(usd(deposit.amountCents));
  const rest = usd(plan.monthlyContribution.cents - deposit.amountCents);
  return {
    locale: 'en',
    subject: `Your ${amount} deposit is confirmed: your spot is reserved`,
    preview: 'You have a place in a forming group. Here is what happens next.',
    greeting: `Hello ${deposit.firstName},`,
    paragraphs: [
      `We received your deposit of ${amount}. Your place in a forming ${plan.label} group is reserved.`,
      `When the group forms, the deposit counts toward your first monthly contribution: ${formatMoney(rest)} of ${formatMoney(plan.monthlyContribution)} then remain for the first month. If the group does not form within 120 days, you get the deposit back in full.`,
      'What happens next: create an account with this email address, upload your income documents, and see how your group fills up. We write to you when it forms.',
      ...noteOf(deposit),
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Paid on', value: longDate.format(deposit.completedAt) },
      { label: 'Plan', value: plan.label },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: 'Create your account or sign in', href: `${siteUrl}/dashboard` },
    closing: ['Keep this mail as your receipt.'],
  };
}

const REASONS: Record<RefundReason, string> = {
  group_not_formed:
    'Your group did not fill within its formation window, so we are returning your deposit in full, as promised.',
  moved_to_later_group:
    'Your place was moved to a later group and you asked for your deposit back, so we are returning it in full.',
  group_cancelled: 'Your group was cancelled, so we are returning your deposit in full.',
  application_deleted:
    'Your application was no longer with us when the payment arrived, so we are returning it in full.',
  paid_twice: 'This was a second payment for the same application, so we are returning it in full.',
  dispute_lost: 'Your bank decided for you in the dispute about this payment.',
  by_admin: 'We are returning your deposit in full.',
  at_provider: 'We returned your deposit in full.',
};

/** Says that the deposit was refunded. */
export function depositRefundedMail(deposit: DepositRow, siteUrl: string): MailContent {
  const amount = formatMoney(usd(deposit.amountCents));
  return {
    locale: 'en',
    subject: `Your ${amount} deposit has been refunded`,
    preview: `${amount} is on its way back to your card.`,
    greeting: `Hello ${deposit.firstName},`,
    paragraphs: [
      REASONS[deposit.refundReason ?? 'at_provider'],
      `${amount} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
      ...noteOf(deposit),
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: `Visit ${brand.name}`, href: siteUrl },
    closing: ['You are welcome to join another group at any time.'],
  };
}

/** Tells the cooperative that a cardholder disputes a payment, while there is time to respond. */
export function disputeMail(
  deposit: DepositRow,
  dispute: { amountCents: number; reason: string },
  siteUrl: string,
): MailContent {
  const amount = formatMoney(usd(dispute.amountCents));
  return {
    locale: 'en',
    subject: `A deposit of ${amount} is disputed`,
    preview: 'Banks decide for the card holder when nobody answers in time.',
    greeting: 'Hello,',
    paragraphs: [
      `The holder of the card that paid this deposit told their bank that it was not right (${dispute.reason.replaceAll('_', ' ')}). The bank decides; it decides for the holder when nobody answers in time.`,
      "Answer in the payment provider's dashboard. The deposit keeps its place until the bank has decided. If it decides for the holder, the deposit counts as given back and the place is free again.",
      ...noteOf(deposit),
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Reference', value: deposit.id },
    ],
    action: { label: 'Open the deposits', href: `${siteUrl}/admin/deposits?money=disputed` },
  };
}
