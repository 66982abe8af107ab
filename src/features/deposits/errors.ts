import { defineErrors } from '#shared/api/app-error.ts';

export const depositErrors = defineErrors({
  APPLICATION_REQUIRED: {
    status: 404,
    message: 'We could not find your application. Please submit it first.',
  },
  DEPOSIT_NOT_FOUND: { status: 404, message: 'We could not find this payment.' },
  DEPOSIT_ALREADY_PAID: {
    status: 409,
    message: 'Your deposit is already paid. Your spot is reserved.',
  },
  PAY_LINK_ENDED: {
    status: 404,
    message:
      'This link is no longer valid. Sign in with the email address of your application to pay its deposit.',
  },
  PAYMENT_PROCESSING: {
    status: 409,
    message:
      'Your bank is still working on your payment. We will write to you as soon as it is done; please do not pay again.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Please verify your email address first. We sent you a link.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message:
      'Unable to setup payment. Please try again. Your application is saved, and you can pay the deposit later.',
  },
  ALREADY_A_MEMBER: {
    status: 409,
    message:
      'You already have a seat in a group that has formed, so no second deposit is taken. If your bank took the first one back, please write to us: we settle it with your contributions.',
  },
  WRONG_ADDRESS: {
    status: 422,
    message: 'Please type the email address of the deposit as it is shown.',
  },
  DEPOSIT_OF_OTHER_MODE: {
    status: 409,
    message: 'Test money and live money are refunded each in its own mode.',
  },
  DEPOSIT_IS_CREDIT: {
    status: 409,
    message:
      'This deposit is credit on the first contribution, because its group has formed. It is no longer refunded on its own.',
  },
  DEPOSIT_NOT_PAID: {
    status: 409,
    message: 'There is nothing to give back: this deposit was not paid.',
  },
  DEPOSIT_DISPUTED: {
    status: 409,
    message:
      'The bank has this money and decides about it. A refund is possible once it has decided for us.',
  },
  NO_COMPLETED_DEPOSIT: {
    status: 409,
    message: 'There is no completed deposit for this address, so there is nothing to confirm.',
  },
});
