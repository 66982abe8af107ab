import { DEPOSIT_RULE } from '#features/legal/deposit-sentence.ts';
import type { FormWords } from '#features/payments/web/provider-fields.tsx';
import type { PaymentPlace } from './payment-place.ts';

/** What is said where a deposit is paid. */
export const texts = {
  words: (amount: string): FormWords => ({
    form: 'Card payment',
    rule: DEPOSIT_RULE,
    labels: {
      loading: `Pay ${amount} deposit`,
      idle: `Pay ${amount} deposit`,
      processing: 'Processing…',
      slow: 'Processing…',
      refused: 'Try again',
      unknown: 'Try again',
      waiting: 'Waiting for your bank',
      success: 'Paid',
    },
    notes: {
      loading: 'Loading the payment form…',
      idle: 'Your card is charged once. The card number never reaches us.',
      processing: 'Please keep this window open until the payment is done.',
      slow: 'This takes longer than usual. You can close this window: if the payment goes through, we will email you, and you are never charged twice.',
      refused: 'Nothing was charged. Check the card, or use another one.',
      unknown:
        'We could not see whether the payment went through. Try again: you are never charged twice.',
      waiting:
        'Your bank is still working on the payment. You can close this window; we will write to you.',
      success: 'Your deposit has been processed.',
    },
  }),
  plan: 'Plan',
  paidToday: 'Deposit, paid today',
  group: {
    places: 'Places taken in your group',
    full: (members: number, capacity: number) =>
      `Your group: ${members} of ${capacity} places are taken`,
    opens: (capacity: number) => `You are the first of a new group of ${capacity} places`,
    window: (end: string, latest: string) =>
      `It forms when it is full and every income in it is approved. It has until ${end}. We may extend that once, by 30 days, to ${latest}: your deposit stays with us until then. If it is not full by then, the deposit comes back in full.`,
    extended: (end: string) =>
      `It forms when it is full and every income in it is approved. Its time was extended once, by 30 days, and ends on ${end}. If it is not full by then, the deposit comes back in full.`,
    wasFull:
      'It was full in time, and a place has become free. It forms as soon as it is full again and every income in it is approved.',
  },
  notOpened: 'The payment form could not be opened. Your application is saved.',
  underWay:
    'Your bank is still working on your payment. We will write to you as soon as it is done; please do not pay again.',
  setupFailed: {
    landing: ['Payment Setup Error', 'Unable to setup payment. Please try again.'],
    dashboard: ['Payment Setup Failed', 'Please try again later.'],
  } satisfies Record<PaymentPlace, [title: string, text: string]>,
  paidTitle: 'Payment Successful',
  paidText: {
    landing: (amount: string) =>
      `Your ${amount} deposit has been processed and your spot is reserved!`,
    dashboard: (amount: string) => `Your ${amount} deposit has been processed successfully!`,
  },
  preparing: 'Preparing the payment',
  dialog: {
    title: (amount: string) => `Complete Your ${amount} Deposit`,
    text: 'It reserves your spot. You can also pay it later from your dashboard.',
    page: 'It reserves your spot in the oldest group of your plan that is forming.',
  },
  done: {
    title: 'Deposit Processed',
    close: 'Got It',
    mail: (email: string) =>
      `A confirmation is on its way to ${email}. Next, create an account with this address: there you upload your income documents and see how your group fills up.`,
    page: 'Next, create an account with the email address of your application: there you upload your income documents and follow your group.',
    createAccount: 'Create your account',
  },
  ended: {
    text: 'This link is no longer valid. Sign in with the email address of your application to pay its deposit, or use the link in our newest mail.',
    signIn: 'Sign in',
    back: 'Back to the start',
  },
  left: {
    title: 'Your application is saved',
    open: 'We do not know yet whether your payment went through. If it did, a confirmation comes by mail; you are never charged twice.',
    unpaid: (amount: string) =>
      `The ${amount} deposit is not paid yet. You can finish paying here, by the link in our mail, or from your dashboard.`,
  },
  /** Other languages translate the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
};
