import type { Executor } from '#db/executor.ts';
import { findDepositsOf } from './queries.ts';

/** Whether we hold money of an application, even if it is about to be refunded. */
export async function hasUnsettledDeposit(
  { db }: { db: Executor },
  applicationId: string,
): Promise<boolean> {
  const deposits = await findDepositsOf(db, applicationId);
  return deposits.some(({ status }) => status === 'completed');
}

/** The ids of an application's deposits, which are also those of their payments. */
export async function listDepositIds(
  { db }: { db: Executor },
  applicationId: string,
): Promise<string[]> {
  return (await findDepositsOf(db, applicationId)).map(({ id }) => id);
}
