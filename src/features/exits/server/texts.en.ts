/** The sentences of this feature's mails. */
export const texts = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open the statement',
  labels: {
    group: 'Group',
    seat: 'Seat',
  },
  mail: {
    subject: (kind: string) => `Your statement: ${kind}`,
    preview: 'How it was worked out, line by line.',
    body: 'This is the statement of your seat. Every line of the working is below and in your dashboard.',
    payout:
      'What is paid to you needs two people of the cooperative; you get a mail when the bank has sent it.',
    refund:
      'Your seat stays in the monthly draw for its refund. When it is drawn, the fund part is paid to you without a penalty.',
    owes: 'What you owe is due to your group. Please reply to this mail so that we can agree how it is paid.',
  },
};
