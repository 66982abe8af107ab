/** The state of an application's deposit; `none` when none was started. */
export const DEPOSIT_STATES = ['none', 'pending', 'completed', 'refunded', 'failed'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];
