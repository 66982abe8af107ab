/** Who did it, in the log: nobody of ours. */
export const PROVIDER = { userId: 'payment-provider', email: 'payment provider' };
