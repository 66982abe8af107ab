import { defineErrors } from '#shared/api/app-error.ts';

export const contributionErrors = defineErrors({
  404: {
    SEAT_NOT_FOUND: 'We could not find this seat.',
    CONTRIBUTION_NOT_FOUND: 'We could not find this payment.',
  },
  409: {
    SEAT_CLOSED: 'Nothing more can be paid for this seat: it is closed, or its member is leaving.',
    ALL_PAID: 'Every instalment of this seat is paid.',
    PAID_MEANWHILE:
      'A payment for this seat arrived in the meantime, so nothing more was charged. Please look at what is still to be paid.',
    KEPT_FOR_BID:
      'These instalments are part of your bid, so they cannot be paid one by one now. Please pay the bid, or wait until it is settled.',
    PAYMENT_UNDER_WAY:
      'A payment for this seat is already on its way. Please wait until the bank has decided.',
    NOT_AUTOMATIC: 'Automatic payments are not set up for this seat.',
  },
  422: {
    TOO_MANY_INSTALMENTS: 'Fewer instalments than that are left to pay. Please choose fewer.',
    AMOUNT_REFUSED: 'Please enter an amount between $0.01 and what is left to pay.',
    PAUSE_REFUSED: 'Please choose a date within the next 180 days.',
    DATE_REFUSED: 'Please enter a date between the start of this seat and today.',
  },
});
