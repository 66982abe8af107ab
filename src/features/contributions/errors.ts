import { defineErrors } from '#shared/api/app-error.ts';

export const contributionErrors = defineErrors({
  SEAT_NOT_FOUND: { status: 404, message: 'You have no such seat.' },
  SEAT_CLOSED: { status: 409, message: 'Nothing more can be paid for this seat.' },
  ALL_PAID: { status: 409, message: 'Every instalment of this seat is paid.' },
  PAID_MEANWHILE: {
    status: 409,
    message: 'A payment for this seat has arrived in the meantime. Nothing more was charged.',
  },
  TOO_MANY_INSTALMENTS: {
    status: 422,
    message: 'There are not so many instalments left to pay.',
  },
  KEPT_FOR_BID: {
    status: 409,
    message:
      'These instalments are part of your bid in the current assembly, so they can not be paid one by one now. Please pay the bid, or wait until the assembly is settled.',
  },
  PAYMENT_UNDER_WAY: {
    status: 409,
    message:
      'A payment for this seat is already on its way. Please wait until the bank has decided.',
  },
  CONTRIBUTION_NOT_FOUND: { status: 404, message: 'This payment does not exist.' },
  NOT_AUTOMATIC: { status: 409, message: 'Automatic payments are not set up for this seat.' },
  AMOUNT_REFUSED: {
    status: 422,
    message: 'Please enter an amount between $0.01 and what is left to pay.',
  },
  PAUSE_REFUSED: { status: 422, message: 'Please choose a date within the next 180 days.' },
  DATE_REFUSED: {
    status: 422,
    message: 'Please enter a date between the start of this seat and today.',
  },
});
