export const DEPOSIT_STATUSES = ['pending', 'completed', 'refunded', 'failed', 'expired'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** An application has one deposit in these statuses, unless that one is to be refunded. */
export const OPEN_STATUSES = ['pending', 'completed'] as const satisfies DepositStatus[];

/** Why a deposit is refunded; `at_provider` when it was refunded directly at the provider. */
export const REFUND_REASONS = [
  'group_not_formed',
  'group_cancelled',
  'moved_to_later_group',
  'application_deleted',
  'paid_twice',
  'dispute_lost',
  'by_admin',
  'at_provider',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
