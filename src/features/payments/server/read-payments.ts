import type { Executor } from '#db/executor.ts';
import type { DisputeStatus } from '../rules.ts';
import { findPaymentsByIds } from './queries.ts';
import { findNewestDisputes } from './return-queries.ts';

/** The client secrets of unpaid payments, by payment. */
export async function readOpenSecrets(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (paymentIds.length === 0) return new Map();
  const found = await findPaymentsByIds(db, paymentIds);
  const open = found.filter(({ status }) => status === 'pending');
  return new Map(open.map(({ id, clientSecret }) => [id, clientSecret]));
}

/** The status of the newest dispute of each payment; payments without one are left out. */
export async function readDisputeStatuses(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, DisputeStatus>> {
  if (paymentIds.length === 0) return new Map();
  const found = await findNewestDisputes(db, paymentIds);
  return new Map(found.map(({ paymentId, status }) => [paymentId, status]));
}
