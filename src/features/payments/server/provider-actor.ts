/** Who did it, in the audit log, when the payment provider told us of it. */
export const PROVIDER_ACTOR = { userId: 'payment-provider', email: 'payment provider' };
