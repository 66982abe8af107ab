/** The sentences of the member's page. */
export const texts = {
  loading: 'your bank details',
  account: {
    title: 'Where your money goes',
    none: 'You have not told us a bank account yet. Refunds, shares and other payouts wait until you do; nothing is lost.',
    kinds: { checking: 'Checking account', savings: 'Savings account' },
    usable: 'Money can be sent there.',
    waits: (day: string) => `New: money can be sent there from ${day}.`,
    safe: 'Kept encrypted. We show the last four digits only, and write to you at every change.',
    change: 'Change the account',
    enter: 'Enter an account',
  },
  form: {
    title: 'Bank account',
    text: 'An account in the United States in your own name. For three days after a change no money goes there, so that you can object if it was not you.',
    holder: 'Name on the account',
    kind: 'Kind of account',
    routing: 'Routing number',
    number: 'Account number',
    save: 'Save the account',
    cancel: 'Cancel',
    saved: 'Saved. We wrote you a mail about it.',
  },
  failed: 'That did not work',
};
