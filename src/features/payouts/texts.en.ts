import type { PayoutKind, PayoutState } from './rules.ts';

/** The names of a payout's kinds and states. */
export const texts = {
  kinds: {
    home: 'Price of the home',
    expenses: 'Documented expenses of the purchase',
    surplus: 'What the home cost less',
    refund: 'Refund of the fund part',
    unapplied: 'Money that counts for no instalment',
    hand_back: 'Award handed back',
    sale: 'Settlement after the sale',
    transfer: 'Price of your seat',
    claim: 'Claim at completion',
    share: 'Share at completion',
  } satisfies Record<PayoutKind, string>,
  states: {
    owed: 'Owed',
    asked: 'Waits for a second admin',
    approved: 'Approved, on its way',
    paid: 'Paid',
    void: 'Withdrawn',
  } satisfies Record<PayoutState, string>,
  returned: 'Returned by the bank',
  messages: {
    holder: 'Please enter the name on the account',
    kind: 'Please choose checking or savings',
    routingNumber: 'Please enter the routing number',
    routingInvalid: 'Please check the routing number: it has nine digits',
    accountNumber: 'Please enter the account number',
    accountInvalid: 'Please check the account number: it has 4 to 17 digits',
  },
};
