export const texts = {
  loading: 'what leaving would mean',
  intro:
    'You may leave at any time. Before anything happens you see here, in dollars, what it means. Nothing on this page happens until you type your name, and even then it takes effect 72 hours later: until then you can take it back.',
  options: {
    leave_before_start: {
      title: 'Leave before the group starts',
      text: 'Until your first contribution is due you can leave in this way. It takes effect 72 hours later, or on that due date if it comes sooner; from then on nothing more is charged or taken for your seat. When another family takes it, everything you paid beyond the deposit is paid back to you; the deposit is not returned, as the agreement says. If nobody takes it by that due date, your seat is cancelled, with the figures below.',
      go: 'Leave the group',
    },
    cancel: {
      title: 'Cancel your seat',
      text: 'Your seat stays in the monthly draw for its refund: when it is drawn, the fund part of everything you paid comes back without a penalty. The administration and reserve parts are not returned.',
      go: 'Cancel my seat',
    },
    hand_back: {
      title: 'Hand your award back',
      text: 'The credit goes back to your group. You get 95% of the fund part you paid, and the administration of months to come that you paid already. What was paid to you out of the credit counts against it; if that is more, you owe the difference.',
      go: 'Hand the award back',
    },
    sell: {
      title: 'Sell your home and leave',
      text: 'You sell the home, the debt to your group is paid from it, and the rest is yours. Enter what the sale might bring after its costs. When it is sold, the cooperative settles it with you.',
      go: '',
    },
  },
  seat: (group: string, seat: number) => `${group}, seat ${seat}`,
  netSale: 'Net price of the sale in dollars',
  badAmount: 'Please enter an amount, such as 430,000',
  working: 'How it is worked out',
  payout: 'Paid to you',
  refund: 'Refund when your seat is drawn',
  refundDone: 'Refund, due once your seat is drawn',
  owes: 'You would owe',
  ofMember: {
    payout: 'Paid to the member',
    refund: 'Refund when the seat is drawn',
    owes: 'The member owes',
  },
  confirm: {
    title: 'Please confirm',
    text: 'It takes effect in 72 hours at the latest. Until then your seat stays active and you can take it back; after that you cannot.',
    done: 'We have noted your wish. You can take it back until it takes effect.',
    againText: 'The 72 hours are over: this takes effect at once and cannot be taken back.',
    againDone: 'Done. Your statement is below and in your mail.',
  },
  wish: {
    titles: {
      leave_before_start: 'You have asked to leave the group',
      cancel: 'You have asked to cancel your seat',
      hand_back: 'You have asked to hand your award back',
    },
    takesEffect: (instant: string) => `It takes effect on ${instant}.`,
    meanwhile:
      'Until then your seat is active in everything: contributions are due, and it takes part in assemblies. If it is selected, the wish lapses. The figures are worked out again when it takes effect; if you would get less or owe more, we ask you again.',
    unconfirmed:
      'The 72 hours are over, but you would get less, or owe more, than when you asked. Please read the figures again: nothing happens until you confirm them.',
    today: 'As it would be today',
    takeBack: 'Take it back',
    takenBack: 'You keep your seat. Nothing has changed.',
  },
  /** Other languages translate the server's refusals by their code. */
  refusals: {} as Partial<Record<string, string>>,
  statement: (kind: string, day: string) => `${kind} on ${day}`,
  statementTitle: 'Your statement',
  odds: (chance: string) =>
    `How long that takes nobody can know: each lottery pick draws a cancelled seat with a chance of ${chance}, and an assembly has one or two. When nobody waits for a home any more, all are paid.`,
  owed: {
    title: 'What is owed and what was paid',
    none: 'Nothing is owed to you, and nothing was paid out yet.',
    paidOn: (day: string) => `sent on ${day}`,
    since: (day: string) => `since ${day}`,
    place: (place: number) => `number ${place} in the order in which the fund pays`,
    chance: (chance: string) =>
      `Each lottery pick draws it with a chance of ${chance}; an assembly has one or two.`,
    states: { undrawn: 'Waits to be drawn', drawn: 'Drawn, waits for the fund' },
  },
  none: 'There is nothing to do for this seat.',
  noSeat: 'You hold no seat.',
  failed: 'That did not work',
};
