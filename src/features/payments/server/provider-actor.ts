/** The actor in the audit log for changes that the payment provider reported. */
export const PROVIDER_ACTOR = { userId: 'payment-provider', email: 'payment provider' };
