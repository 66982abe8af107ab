import { ApiError } from '#shared/api-client.ts';
import { showToast, type ToastMessage } from '#ui/toast-store.ts';

/** Where a deposit is paid; both say the same in different words. */
export type PaymentPlace = 'landing' | 'dashboard';

const failure = (title: string, description: string): void =>
  showToast({ title, description, tone: 'destructive' } satisfies ToastMessage);

/** Every message of a payment, as the product says them. */
export const paymentMessages = {
  notReady: () => failure('Payment Not Ready', 'Please wait for payment form to load completely.'),
  formError: (message: string | undefined) =>
    failure('Payment Form Error', message || 'Form validation failed'),
  failed: (message: string | undefined) =>
    failure('Payment Failed', message || 'Payment could not be processed'),
  unexpected: () => failure('Payment Error', 'An unexpected error occurred. Please try again.'),
  thrown: (error: unknown) => {
    const message = error instanceof Error && error.message ? error.message : 'Unknown error';
    failure('Payment Error', `Unexpected error: ${message}`);
  },
  setupFailed: (place: PaymentPlace, error: unknown) => {
    if (place === 'landing') {
      return failure('Payment Setup Error', 'Unable to setup payment. Please try again.');
    }
    const message = error instanceof ApiError ? error.userMessage : undefined;
    return failure('Payment Setup Failed', message || 'Please try again later.');
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
