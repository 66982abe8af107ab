import { type SQL, sql } from 'drizzle-orm';
import { isProcessing } from '#features/payments/server/payment-conditions.ts';
import type { PaymentMode } from '#providers/payments/payment-provider.ts';
import type { DepositState } from '../deposit-state.ts';

/**
 * Conditions on deposits for queries of other features, so that a list of applications is read by
 * one statement. `applicationId` is a qualified column of that query.
 */

/**
 * The state of the deposit that counts, of the running mode: the paid one if there is one, else the
 * newest.
 */
export function depositStateOf(applicationId: SQL, mode: PaymentMode): SQL<DepositState> {
  return sql<DepositState>`coalesce((
    select case d.status when 'expired' then 'failed' else d.status end
    from deposits d where d.application_id = ${applicationId} and d.mode = ${mode}
    order by d.status = 'completed' desc, d.created_at desc limit 1
  ), 'none')`;
}

/** Whether the deposit that counts is in this state. */
export function isInDepositState(applicationId: SQL, state: DepositState, mode: PaymentMode): SQL {
  if (state === 'none') {
    return sql`not exists (
      select from deposits d where d.application_id = ${applicationId} and d.mode = ${mode})`;
  }
  // First selects candidates by their deposits, which is quick; then checks the deposit that
  // counts.
  const statuses = state === 'failed' ? ['failed', 'expired'] : [state];
  return sql`(${applicationId} in (
      select d.application_id from deposits d where d.status in ${statuses} and d.mode = ${mode})
    and ${depositStateOf(applicationId, mode)} = ${state})`;
}

/** Whether a deposit is paid or being paid, or has changed since then. */
export function hasCurrentDeposit(applicationId: SQL, since: Date): SQL {
  return sql`exists (select from deposits d where d.application_id = ${applicationId}
    and (d.status in ('pending', 'completed') or d.updated_at >= ${since.toISOString()}::timestamptz))`;
}

/** Whether a deposit in this mode was ever paid, or a bank still works on one. */
export function hasPaidOrProcessing(applicationId: SQL, mode: PaymentMode): SQL {
  return sql`exists (select from deposits d where d.application_id = ${applicationId}
    and ((d.mode = ${mode} and d.completed_at is not null) or ${isProcessing(sql`d.id`)}))`;
}
