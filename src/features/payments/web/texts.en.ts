/** The sentences of every payment form. */
export const texts = {
  preparingPayment: 'Preparing the payment',
  preparingForm: 'Preparing the form',
  loadingForm: 'Loading the payment form',
  tryAgain: 'Try again',
  notReady: ['Payment Not Ready', 'Please wait for payment form to load completely.'],
  formError: ['Payment Form Error', 'Form validation failed'],
  failed: ['Payment Failed', 'Payment could not be processed'],
  unexpected: ['Payment Error', 'An unexpected error occurred. Please try again.'],
  thrown: ['Payment Error', 'Unexpected error: '],
  unknown: 'Unknown error',
} satisfies Record<string, string | [string, string]>;
