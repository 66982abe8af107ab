import { showPaymentFailure } from '#features/payments/web/payment-messages.ts';
import { ApiError } from '#shared/api-client.ts';
import { showToast } from '#ui/toast-store.ts';

/** Where a deposit is paid; the two pages word their messages differently. */
export type PaymentPlace = 'landing' | 'dashboard';

/** Messages about deposits, in addition to those of every payment. */
export const depositMessages = {
  setupFailed: (place: PaymentPlace, error: unknown) => {
    if (place === 'landing') {
      return showPaymentFailure(
        'Payment Setup Error',
        'Unable to setup payment. Please try again.',
      );
    }
    const message = error instanceof ApiError ? error.userMessage : undefined;
    return showPaymentFailure('Payment Setup Failed', message || 'Please try again later.');
  },
  paid: (place: PaymentPlace) =>
    showToast({
      title: 'Payment Successful',
      description:
        place === 'landing'
          ? 'Your $200 deposit has been processed and your spot is reserved!'
          : 'Your $200 deposit has been processed successfully!',
      tone: 'success',
    }),
};
