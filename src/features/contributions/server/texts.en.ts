/** The sentences of this feature's mails. `{…}` are filled in by the caller. */
export const texts = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  openContributions: 'Open your contributions',
  labels: {
    group: 'Group',
    seat: 'Your seat',
    amount: 'Amount',
    instalments: 'Instalments completed',
    due: 'Due',
    owed: 'Amount due',
    chargedOn: 'Charged on',
    nextDue: 'Next contribution due',
    waiting: 'Waiting for your next instalment',
    received: 'Received from you this month',
    unpaidSince: 'Unpaid since',
    endedOn: 'Ended on',
    fundPaid: 'Fund part you paid',
    debt: 'Credit less the fund part you paid',
    nextDraw: 'Next draw',
  },
  received: {
    subject: 'We received your contribution',
    preview: 'Your payment is complete. Thank you.',
    body: 'Your payment has arrived and is in your group’s books. This mail is your receipt.',
  },
  failed: {
    subject: 'Your payment did not go through',
    preview: 'No money was taken.',
    body: (why: string) =>
      `Your bank or card did not accept the payment${why}. No money was taken.`,
    retry: (day: string) =>
      `We will try again on ${day}. You can also pay now, then nothing is charged on that day.`,
    payNow: 'Please pay on your contributions page, or choose another way to pay.',
  },
  returned: {
    subject: 'A payment came back from your bank',
    preview: 'An instalment is open again.',
    body: 'Money that we had counted went back to your bank or card, so the instalments it paid are open again. This alone does not take an award back.',
    ask: 'Please pay again as soon as you can.',
  },
  unexpected: {
    subject: 'We are returning a payment',
    preview: 'We received money that we had not asked for.',
    body: 'We received a payment that was not what we had asked for. It goes back the way it came; you do not need to do anything.',
  },
  keptForBid: {
    subject: 'We are returning a payment: your bid comes first',
    preview: 'The instalments it was for are part of your bid.',
    body: 'Your payment arrived while your bid is selected and waits for its money. The instalments it was for are part of that bid, so the whole amount goes back the way it came. Nothing is lost: please pay the bid in time.',
  },
  announced: {
    subject: (day: string) => `Automatic payment on ${day}`,
    preview: 'Your contribution is charged automatically.',
    body: (method: string) =>
      `As you asked, we will charge your contribution to ${method}. You can change or stop automatic payments until the day before.`,
  },
  stopped: {
    subject: 'Automatic payments have stopped',
    preview: 'Please set up a payment method again.',
    body: 'We can no longer charge the card or bank account you set up, so automatic payments for your seat have stopped. Please set up a method again, or pay by hand.',
  },
  ended: {
    subject: 'You ended automatic payments',
    preview: 'Please pay by hand from now on.',
    body: 'Automatic payments for your seat have ended, as you asked. Your contributions stay due on the same days: please pay them by hand, or set automatic payments up again.',
  },
  methodRemoved: {
    subject: 'A payment method was removed',
    preview: 'Automatic payments that used it have ended.',
    body: 'A card or bank account was removed from your account, as you asked. Automatic payments that used it have ended; your contributions stay due on the same days.',
  },
  notYou: 'If it was not you, change your password at once and write to us.',
  /** `assembly` is only for seats that still wait to be selected. */
  reminders: [
    {
      subject: 'Your contribution is due today',
      body: 'Your monthly contribution is due today. If you have just paid, thank you: you can ignore this mail.',
    },
    {
      subject: 'Your contribution is 3 days late',
      body: 'We have not received your contribution yet.',
      assembly:
        'Your seat takes part in this month’s assembly only if it is paid by the 14th, 6 pm Mountain Time.',
    },
    {
      subject: 'Your contribution is 10 days late',
      body: 'We have not received your contribution yet.',
      assembly:
        'Your seat takes part in this month’s assembly only if it is paid by the 14th, 6 pm Mountain Time.',
    },
    {
      subject: 'Your contribution is 30 days late',
      body: 'Your contribution has been due for 30 days.',
      assembly: 'While something is due, your seat does not take part in the assemblies.',
    },
    {
      subject: 'Your contribution is 60 days late',
      body: 'Your contribution has been due for 60 days.',
      assembly: 'While something is due, your seat does not take part in the assemblies.',
    },
    {
      subject: 'Last reminder: your seat is about to end',
      body: 'Your contribution has been due for 80 days or more.',
    },
  ] as { subject: string; body: string; assembly?: string }[],
  endsOn: {
    cancelled: (day: string) =>
      `If it is not paid by ${day}, your seat is cancelled. There is no late fee.`,
    awarded: (day: string) =>
      `If it is not paid by ${day}, your membership ends: once a home was bought it is terminated, before that the award goes back to the group. There is no late fee.`,
  },
  cancelled: {
    subject: 'Your seat has been cancelled',
    preview: 'An instalment was not paid for 90 days.',
    body: 'An instalment of your seat was not paid for 90 days, so the seat has been cancelled. Nothing more is due.',
    follows: (fund: string, _debt: string) =>
      `What follows: the seat stays in the monthly draw, and when it comes up ${fund} is paid back to you, the fund part of everything you paid, without a penalty. We write to you then. A statement with every line comes in a mail of its own.`,
  },
  terminated: {
    subject: 'Your membership has been terminated',
    preview: 'An instalment was not paid for 90 days.',
    body: 'An instalment of your seat was not paid for 90 days after its award, so the membership has been terminated.',
    follows: (fund: string, debt: string) =>
      `What follows: you have paid ${fund} of the fund part, so ${debt} of your home’s credit is owed to the group. Whatever is recovered from the home counts toward it. Please write to us now about how to settle it; a statement with every line comes in a mail of its own.`,
  },
  handed_back: {
    subject: 'Your award has ended',
    preview: 'An instalment was not paid for 90 days.',
    body: 'An instalment of your seat was not paid for 90 days after its award, and no home was bought yet. The award goes back to the group, and the seat is settled as one that is handed back.',
    follows: (fund: string, _debt: string) =>
      `What follows: of the fund part you paid, ${fund}, 95% is paid back to you, with administration paid for months to come and less what was already paid out of your credit. A statement with every line comes in a mail of its own; please enter your bank details on your page.`,
  },
  questions: 'If you cannot pay now, please write to us: we would rather hear from you early.',
};
