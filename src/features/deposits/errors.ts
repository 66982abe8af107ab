import { defineErrors } from '#shared/api/app-error.ts';

export const depositErrors = defineErrors({
  403: {
    EMAIL_NOT_VERIFIED: 'Please verify your email address first. We sent you a link.',
  },
  404: {
    APPLICATION_REQUIRED: 'We could not find your application. Please submit it first.',
    DEPOSIT_NOT_FOUND: 'We could not find this payment.',
    PAY_LINK_ENDED:
      'This link is no longer valid. Sign in with the email address of your application to pay its deposit.',
  },
  409: {
    DEPOSIT_ALREADY_PAID: 'Your deposit is already paid. Your spot is reserved.',
    PAYMENT_PROCESSING:
      'Your bank is still working on your payment. We will write to you as soon as it is done; please do not pay again.',
    ALREADY_A_MEMBER:
      'You already have a seat in a group that has formed, so no second deposit is taken. If your bank took the first one back, please write to us: we settle it with your contributions.',
    DEPOSIT_OF_OTHER_MODE:
      'This deposit was paid in the other mode (test or live) and can be refunded only there.',
    DEPOSIT_IS_CREDIT:
      'This deposit is credit on the first contribution, because its group has formed. It can no longer be refunded on its own.',
    DEPOSIT_NOT_PAID: 'There is nothing to refund: this deposit was not paid.',
    DEPOSIT_DISPUTED:
      'This payment is disputed, and the bank holds the money. It can be refunded once the dispute is decided in our favor.',
    NO_COMPLETED_DEPOSIT:
      'There is no completed deposit for this address, so there is nothing to confirm.',
  },
  422: {
    WRONG_ADDRESS: 'Please type the email address of the deposit as it is shown.',
  },
  503: {
    PAYMENT_UNAVAILABLE:
      'Unable to setup payment. Please try again. Your application is saved, and you can pay the deposit later.',
  },
});
