import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import type { UnexpectedReason } from '#features/payments/rules.ts';
import { brand } from '#shared/brand.ts';
import type { RefundReason } from '../rules.ts';

/** The sentences of the mails to somebody who pays a deposit. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  test: 'This was a test payment: no real money moved.',
  visit: `Visit ${brand.name}`,
  labels: { amount: 'Amount', paidOn: 'Paid on', plan: 'Plan', reference: 'Reference' },
  confirmed: {
    subject: (amount: string) => `Your ${amount} deposit is confirmed: your spot is reserved`,
    preview: 'You have a place in a forming group. Here is what happens next.',
    received: (amount: string, plan: string) =>
      `We received your deposit of ${amount}. Your place in a forming ${plan} group is reserved.`,
    counts: (rest: string, monthly: string) =>
      `When the group forms, the deposit counts toward your first monthly contribution: ${rest} of ${monthly} then remain for the first month. ${DEPOSIT_RULE}`,
    next: 'What happens next: create an account with this email address, upload your income documents, and see how your group fills up. We write to you when it forms.',
    action: 'Create your account or sign in',
    closing: 'Keep this mail as your receipt.',
  },
  refunded: {
    subject: (amount: string) => `Your ${amount} deposit has been refunded`,
    preview: (amount: string) => `${amount} is on its way back to your card.`,
    onItsWay: (amount: string) =>
      `${amount} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
    closing: 'You are welcome to join another group at any time.',
    reasons: {
      group_not_formed:
        'Your group did not fill within its formation window, so we are returning your deposit in full, as promised.',
      moved_to_later_group:
        'Your place was moved to a later group and you asked for your deposit back, so we are returning it in full.',
      group_cancelled: 'Your group was cancelled, so we are returning your deposit in full.',
      application_deleted:
        'Your application was no longer with us when the payment arrived, so we are returning it in full.',
      paid_twice:
        'This was a second payment for the same application, so we are returning it in full.',
      dispute_lost: 'Your bank decided for you in the dispute about this payment.',
      by_admin: 'We are returning your deposit in full.',
      at_provider: 'We returned your deposit in full.',
    } satisfies Record<RefundReason, string> as Record<RefundReason, string>,
  },
  returned: {
    subject: (sum: string) => `We are returning your payment of ${sum}`,
    preview: 'It does not count as your deposit, and goes back to your card in full.',
    body: (sum: string, why: string) =>
      `We received a payment of ${sum} from you. ${why} So we did not take it, and ${sum} is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days.`,
    reasons: {
      wrong_amount: (deposit: string) => `A deposit is ${deposit}, and this payment was not.`,
      second_payment: () => 'The deposit it was made for has another payment.',
    } as Record<UnexpectedReason, (deposit: string) => string>,
    next: {
      wrong_amount: 'You can pay the deposit from your dashboard at any time.',
      second_payment: 'Your dashboard shows how the other payment stands.',
    } as Record<UnexpectedReason, string>,
  },
  unpaid: {
    subject: (deposit: string) => `Your spot is not reserved yet: the ${deposit} deposit is open`,
    lastSubject: (deposit: string) => `The last reminder: your ${deposit} deposit is still open`,
    preview: 'Your application is saved. One step is left, and it takes a minute.',
    body: (plan: string, deposit: string) =>
      `Your application for the ${plan} plan at ${brand.name} is saved, but its ${deposit} deposit has not been paid, so no spot is reserved for you yet.`,
    how: `The button opens the card form at once; you need no account for it. ${DEPOSIT_RULE}`,
    action: (deposit: string) => `Pay the ${deposit} deposit`,
    closing:
      'Changed your mind? Then do nothing, or reply to this mail and we delete your application.',
    lastClosing:
      'We will not remind you again. Your application stays until you ask us to delete it.',
  },
  lost: {
    subject: 'Your deposit was not paid: please pay it again',
    preview: 'Nothing was charged. Your application is saved.',
    body: (deposit: string) =>
      `You began to pay your ${deposit} deposit, but our payment provider no longer has that payment. Nothing was charged, and no spot is reserved for you yet.`,
    next: 'Sign in with this email address and pay on your dashboard. If you have paid since then, you can ignore this mail.',
    action: (deposit: string) => `Pay the ${deposit} deposit`,
  },
};
