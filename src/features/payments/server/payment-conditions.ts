import { type SQL, sql } from 'drizzle-orm';
import type { DisputeStatus } from '../rules.ts';

/** Whether a bank is still processing this payment; for a query of another feature. */
export function isProcessing(paymentId: SQL): SQL {
  return sql`exists (select from payments p where p.id = ${paymentId} and p.status = 'processing')`;
}

/** The status of the newest dispute about payments that a query names; null without one. */
export function newestDispute(paymentIds: SQL): SQL<DisputeStatus | null> {
  return sql<DisputeStatus | null>`(select pd.status from payment_disputes pd
    where pd.payment_id in (${paymentIds}) order by pd.created_at desc limit 1)`;
}

/** Whether a bank is deciding about this payment, so that its money is not with us. */
export function isDisputed(paymentId: SQL): SQL {
  return sql`exists (select from payment_disputes pd
    where pd.payment_id = ${paymentId} and pd.status = 'open')`;
}
