import { type SQL, sql } from 'drizzle-orm';

/** Whether a bank is still processing this payment; for a query of another feature. */
export function isProcessing(paymentId: SQL): SQL {
  return sql`exists (select from payments p where p.id = ${paymentId} and p.status = 'processing')`;
}
