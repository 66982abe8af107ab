import { defineErrors } from '#shared/api/app-error.ts';

export const paymentErrors = defineErrors({
  400: {
    INVALID_EVENT: 'This event is not signed by our payment provider.',
  },
  404: {
    PAYMENT_METHOD_NOT_FOUND: 'We could not find this payment method.',
  },
  409: {
    NO_MANDATE: 'This payment method cannot be charged. Please set it up again.',
  },
  503: {
    PAYMENT_PROVIDER_AWAY:
      'The payment provider is not responding. Please try again in a few minutes.',
  },
});
