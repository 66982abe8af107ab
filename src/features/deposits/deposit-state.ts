/**
 * The state of an application's deposit; `none` when none was started, `returning` when it was paid
 * and will be refunded.
 */
export const DEPOSIT_STATES = [
  'none',
  'pending',
  'completed',
  'returning',
  'refunded',
  'failed',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

type Counted = {
  status: Exclude<DepositState, 'none' | 'returning'> | 'expired';
  isOwedBack: boolean;
};

export function stateOfDeposit({ status, isOwedBack }: Counted): DepositState {
  if (status === 'expired') return 'failed';
  return status === 'completed' && isOwedBack ? 'returning' : status;
}

/** The state of the deposit that counts: the paid one if there is one, else the newest. */
export function stateOfDeposits(
  deposits: readonly (Counted & { createdAt: string })[],
): DepositState {
  const newest = [...deposits].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const counted = newest.find((each) => stateOfDeposit(each) === 'completed') ?? newest[0];
  return counted ? stateOfDeposit(counted) : 'none';
}
