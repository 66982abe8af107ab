/** The sentences of the member's page. */
export const texts = {
  loading: 'what leaving would mean',
  intro:
    'You may leave at any time. Before anything happens you see here, in dollars, what it means. Nothing on this page takes effect until you type your name.',
  options: {
    leave_before_start: {
      title: 'Leave before the group starts',
      text: 'Until your first contribution is due you can leave at once. Your deposit is not returned, as the agreement says.',
      go: 'Leave the group',
    },
    cancel: {
      title: 'Cancel your seat',
      text: 'Your seat stays in the monthly draw for its refund: when it is drawn, the fund part of everything you paid comes back without a penalty. The administration and reserve parts are not returned.',
      go: 'Cancel my seat',
    },
    hand_back: {
      title: 'Hand your award back',
      text: 'The credit goes back to your group. You get 95% of the fund part you paid, and the administration of months to come that you paid already.',
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
  owes: 'You would owe',
  ofMember: {
    payout: 'Paid to the member',
    refund: 'Refund when the seat is drawn',
    owes: 'The member owes',
  },
  confirm: {
    title: 'Please confirm',
    text: 'This cannot be taken back.',
    done: 'Done. Your statement is below and in your mail.',
  },
  statement: (kind: string, day: string) => `${kind} on ${day}`,
  statementTitle: 'Your statement',
  none: 'There is nothing to do for this seat.',
  noSeat: 'You hold no seat.',
  failed: 'That did not work',
};
