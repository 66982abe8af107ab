import { type SQL, sql } from 'drizzle-orm';
import type { DisputeStatus } from '#features/payments/rules.ts';
import { isProcessing, newestDispute } from '#features/payments/server/payment-conditions.ts';
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
function depositStateOf(applicationId: SQL, mode: PaymentMode): SQL<DepositState> {
  return sql<DepositState>`coalesce(${ofCounting(STATE, applicationId, mode)}, 'none')`;
}

const STATE = sql`case when d.status = 'expired' then 'failed'
  when d.status = 'completed' and d.refund_requested_at is not null then 'returning'
  else d.status end`;

/** A value of the deposit `d` that counts; null without one. */
const ofCounting = (value: SQL, applicationId: SQL, mode: PaymentMode) => sql`(
  select ${value}
  from deposits d where d.application_id = ${applicationId} and d.mode = ${mode}
  order by d.status = 'completed' and d.refund_requested_at is null desc, d.created_at desc limit 1
)`;

export type ShownDeposit = { depositStatus: DepositState; dispute: DisputeStatus | null };
export const NO_DEPOSIT: ShownDeposit = { depositStatus: 'none', dispute: null };

/**
 * The state of the deposit that counts, and the newest dispute of all of them; null for most
 * applications, which have none and cost one index lookup.
 */
export function shownDeposit(applicationId: SQL, mode: PaymentMode): SQL<ShownDeposit | null> {
  const own = sql`select d.id from deposits d
    where d.application_id = ${applicationId} and d.mode = ${mode}`;
  const shown = sql`jsonb_build_object('depositStatus', ${STATE}, 'dispute', ${newestDispute(own)})`;
  return sql<ShownDeposit | null>`${ofCounting(shown, applicationId, mode)}`;
}

/** Whether the deposit that counts is in this state. */
export function isInDepositState(applicationId: SQL, state: DepositState, mode: PaymentMode): SQL {
  // A paid deposit that is not refunded takes precedence, so no sorting is needed.
  if (state === 'completed') {
    return sql`exists (select from deposits d where d.application_id = ${applicationId}
      and d.mode = ${mode} and d.status = 'completed' and d.refund_requested_at is null)`;
  }
  // PostgreSQL estimates that a CASE is true for every second row and a comparison for one in 200:
  // it would then sort all rows instead of reading the first of the list's order.
  return sql`(case ${depositStateOf(applicationId, mode)} when ${state} then true else false end)`;
}

/** Whether a deposit is paid or being paid, or has changed since then. */
export function hasCurrentDeposit(applicationId: SQL, since: Date): SQL {
  return sql`exists (select from deposits d where d.application_id = ${applicationId}
    and (d.status in ('pending', 'completed') or d.updated_at >= ${since.toISOString()}::timestamptz))`;
}

/** Whether a deposit in this mode was ever paid, or a bank is still processing one. */
export function hasPaidOrProcessing(applicationId: SQL, mode: PaymentMode): SQL {
  return sql`exists (select from deposits d where d.application_id = ${applicationId}
    and ((d.mode = ${mode} and d.completed_at is not null) or ${isProcessing(sql`d.id`)}))`;
}
