import type { ExitKind, LineKey } from './rules.ts';

export const texts = {
  lines: {
    paid: 'Paid in instalments',
    fund: 'Fund part of what you paid',
    administration_kept: 'Administration of these months (stays with the cooperative)',
    reserve_kept: 'Reserve part (stays with the group)',
    penalty: '5% of the fund part, for the group',
    unearned: 'Administration of months to come, returned',
    unapplied: 'Money that did not complete an instalment',
    deposit_kept: 'Deposit, which the agreement does not return',
    credit_back: 'Credit that goes back to the fund',
    paid_out: 'Part of the credit that was paid to you already',
    net_sale: 'What the sale brought',
    debt: 'Credit less the fund part you paid',
    fees_in_arrears: 'Administration and reserve of instalments in arrears',
    counts_toward_debt: 'Money that waited counts toward the debt',
    returned: 'Fund part of payments that the bank returned',
    returned_owed: 'Payments that the bank returned later, which you owe',
    given_back: 'Payments that the bank gave back, paid to you',
    reserve_part: 'Reserve part you paid',
    claim: 'Your claim',
    claim_unpaid: 'Part of the claim that the group could not pay',
    share: 'Your share of fund and reserve',
  } satisfies Record<LineKey, string>,
  /** Instead of those lines, where the amount is positive. */
  givenBack: {
    returned: 'Fund part of payments that the bank gave back',
    returned_owed: 'Payments that the bank gave back, toward what you owe',
  },
  kinds: {
    cancelled: 'Seat cancelled',
    handed_back: 'Award handed back',
    withdrawn: 'Home sold, group left',
    terminated: 'Membership terminated',
    transferred: 'Seat transferred',
    completed: 'Group completed',
  } satisfies Record<ExitKind, string>,
  results: {
    payout: 'Paid to you',
    refund: 'Refund when your seat is drawn',
    owes: 'You owe',
    paidSince: 'Paid since',
    stillOwed: 'Still owed',
  },
  messages: {
    signature: 'Please type your name',
  },
};
