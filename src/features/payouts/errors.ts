import { defineErrors } from '#shared/api/app-error.ts';

export const payoutErrors = defineErrors({
  403: {
    ACCOUNT_OF_ONESELF:
      'You entered the account that this goes to. Another admin has to compare it and approve the payout.',
    ACCOUNT_NOT_SHOWN:
      'Please open the account that this goes to and compare it. You can approve the payout for an hour afterwards.',
  },
  404: {
    PAYOUT_NOT_FOUND: 'This payout does not exist.',
  },
  409: {
    PAYOUT_CHANGED: 'This payout has changed in the meantime. Please look at it again.',
    PAYOUT_UNDER_WAY:
      'A payout for this seat is under way. Please wait until it is paid or withdrawn.',
    NO_BANK_DETAILS: 'There are no bank details to pay this to yet.',
    BANK_DETAILS_TOO_NEW:
      'The bank details are new: money goes there from the third day after the change.',
    SAME_ACCOUNT:
      'The bank returned this payout from that account. Wait for a new account, or say why it goes to the same one again.',
    REFERENCE_USED: 'Another payout was recorded with this bank reference already.',
  },
  422: {
    PAID_ON_REFUSED: 'Please enter a date that is not in the future.',
  },
});
