import { showToast, type ToastMessage } from '#ui/toast-store.ts';

/** Shows that something about a payment did not work. */
export const showPaymentFailure = (title: string, description: string): void =>
  showToast({ title, description, tone: 'destructive' } satisfies ToastMessage);

/** The messages of every payment form. */
export const paymentMessages = {
  notReady: () =>
    showPaymentFailure('Payment Not Ready', 'Please wait for payment form to load completely.'),
  formError: (message: string | undefined) =>
    showPaymentFailure('Payment Form Error', message || 'Form validation failed'),
  failed: (message: string | undefined) =>
    showPaymentFailure('Payment Failed', message || 'Payment could not be processed'),
  unexpected: () =>
    showPaymentFailure('Payment Error', 'An unexpected error occurred. Please try again.'),
  thrown: (error: unknown) => {
    const message = error instanceof Error && error.message ? error.message : 'Unknown error';
    showPaymentFailure('Payment Error', `Unexpected error: ${message}`);
  },
};
