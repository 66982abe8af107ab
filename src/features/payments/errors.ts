import { defineErrors } from '#shared/api/app-error.ts';

export const paymentErrors = defineErrors({
  INVALID_EVENT: { status: 400, message: 'This event is not signed by our payment provider.' },
  PAYMENT_METHOD_NOT_FOUND: { status: 404, message: 'We could not find this payment method.' },
  NO_MANDATE: {
    status: 409,
    message: 'This payment method cannot be charged. Please set it up again.',
  },
  PAYMENT_PROVIDER_AWAY: {
    status: 503,
    message: 'The payment provider does not answer. Please try again in a few minutes.',
  },
});
