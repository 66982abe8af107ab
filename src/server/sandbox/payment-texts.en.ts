import type { SandboxDebitOutcome } from '#providers/payments/sandbox/methods/test-accounts.ts';

/** The sentences of the payment sandbox's card fields, test bank and challenge. */
export const texts = {
  frame: 'Payment method',
  how: 'How do you pay?',
  card: 'Card',
  bank: 'US bank account',
  fields: {
    number: {
      label: 'Card number',
      example: '1234 1234 1234 1234',
      incomplete: 'Your card number is incomplete.',
    },
    expiry: {
      label: 'Expiration date',
      example: 'MM / YY',
      incomplete: "Your card's expiration date is incomplete.",
    },
    cvc: {
      label: 'Security code',
      example: 'CVC',
      incomplete: "Your card's security code is incomplete.",
    },
  },
  noMoney: 'Payment sandbox: no real money moves. Use the test card 4242 4242 4242 4242.',
  accounts: 'Test bank: choose an account',
  accountMissing: 'Choose a bank account.',
  outcomes: {
    success: 'Pays after four days',
    insufficient_funds: 'Has insufficient funds',
    account_closed: 'Is closed',
    no_account: 'Does not exist',
    debit_not_authorized: 'Does not allow debits',
    late_return: 'Pays, and takes it back two weeks later',
    processing: 'Stays in processing',
  } satisfies Record<SandboxDebitOutcome, string> as Record<SandboxDebitOutcome, string>,
  mandate:
    'By continuing you authorise Casa Circle to debit this account as the page around says. Payment sandbox: no real money moves.',
  networkFailed: 'The network failed.',
  challenge: {
    title: 'Confirm your payment',
    lead: 'Here your bank would ask whether it is you who pays. This is a sandbox: no real money moves.',
    confirm: 'Complete authentication',
    refuse: 'Fail authentication',
    sorry: 'Sorry',
    thanks: 'Thank you',
    moment: 'One moment …',
  },
};
