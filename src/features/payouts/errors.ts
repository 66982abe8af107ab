import { defineErrors } from '#shared/api/app-error.ts';

export const payoutErrors = defineErrors({
  PAYOUT_NOT_FOUND: { status: 404, message: 'This payout does not exist.' },
  PAYOUT_CHANGED: {
    status: 409,
    message: 'This payout has changed meanwhile. Please look at it again.',
  },
  PAYOUT_UNDER_WAY: {
    status: 409,
    message: 'A payout for this seat is under way. Please wait until it is paid or withdrawn.',
  },
  NO_BANK_DETAILS: { status: 409, message: 'There are no bank details to pay this to yet.' },
  BANK_DETAILS_TOO_NEW: {
    status: 409,
    message: 'The bank details are new: money goes there from the third day after the change.',
  },
  ACCOUNT_OF_ONESELF: {
    status: 403,
    message:
      'You entered the account that this goes to. Another admin has to compare it and approve the payout.',
  },
  REFERENCE_USED: {
    status: 409,
    message: 'Another payout was recorded with this bank reference already.',
  },
  PAID_ON_REFUSED: { status: 422, message: 'Please enter a date that is not in the future.' },
});
