import type { Executor } from '#db/executor.ts';
import type { DepositRecord } from '../contract.ts';

export type DepositOverview = {
  /** Live money. */
  deposits: DepositRecord[];
  /** Test money, kept apart. */
  sandboxDeposits: DepositRecord[];
  /** Whether a deposit of the running mode is paid and not given back. */
  hasActivePaidDeposit: boolean;
};

/** The deposits of one application, newest first, as its owner and admins see them. */
export async function readDepositsOf(
  _context: { db: Executor },
  _application: { id: string; userId: string | null },
): Promise<DepositOverview> {
  return { deposits: [], sandboxDeposits: [], hasActivePaidDeposit: false };
}
