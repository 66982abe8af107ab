/** Where an application's deposit stands; `none` when there is not even a started one. */
export const DEPOSIT_STATES = ['none', 'pending', 'completed', 'refunded', 'failed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];
