/** The sentences of this feature's mails. */
export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  openBankDetails: 'Open my bank details',
  labels: {
    group: 'Group',
    seat: 'Seat',
    amount: 'Amount',
    reason: 'What for',
    reference: 'Bank reference',
    paidOn: 'Paid on',
    account: 'Account',
  },
  owed: {
    subject: (amount: string) => `${amount} will be paid to you`,
    preview: 'What it is for, and how it reaches you.',
    body: 'This amount is owed to you. Two people of the cooperative check each payout before the bank sends it.',
    hasDetails: 'It goes to the bank account you gave us. You get another mail when it is sent.',
    needsDetails:
      'We do not know your bank account yet. Please enter it in your dashboard: until then the money stays safe and stays owed to you.',
  },
  paid: {
    subject: (amount: string) => `We sent you ${amount}`,
    preview: 'The bank has the order. It usually arrives within two business days.',
    body: 'The money is on its way to the account you gave us. It usually arrives within two business days.',
    ask: 'If it has not arrived after five business days, reply to this mail with the bank reference.',
  },
  changed: {
    subject: 'Your bank details were changed',
    preview: 'If it was not you, tell us at once.',
    body: (day: string) =>
      `The bank account that your money goes to was changed. No money goes there before ${day}.`,
    notYou:
      'If it was not you, reply to this mail at once and change your password: nothing has been paid to the new account yet.',
    earlier: 'You get this mail because we wrote to this address at an earlier change.',
  },
  reminder: {
    subject: (amount: string) => `${amount} waits for your bank details`,
    preview: 'The money is yours. We only need to know where to send it.',
    body: 'We owe you this amount and do not know your bank account yet. Please enter it in your dashboard; it takes two minutes.',
    stays: 'The money stays in the books of your group as owed to you for as long as it takes.',
  },
};
