import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

const RETRY_FOR_WEEKS = { limit: 500, firstDelaySeconds: 10, maxDelaySeconds: 3_600 };

/** Refunds a payment after a refund was requested. */
export const refundPaymentJob = defineJob({
  name: 'refund-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry: RETRY_FOR_WEEKS,
});

/** Charges a saved method for a payment that was recorded with it. */
export const chargePaymentJob = defineJob({
  name: 'charge-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry: RETRY_FOR_WEEKS,
  concurrency: 4,
});

/** Detaches a saved method at the provider. */
export const detachMethodJob = defineJob({
  name: 'detach-payment-method',
  schema: z.object({ providerId: z.string().max(255) }),
  retry: RETRY_FOR_WEEKS,
});

/** Returns an unexpected payment. */
export const returnUnexpectedJob = defineJob({
  name: 'return-unexpected-payment',
  schema: z.object({ providerId: z.string().max(255), attempt: z.int().positive() }),
  retry: RETRY_FOR_WEEKS,
});

/** Handles one event of the payment provider. */
export const handleEventJob = defineJob({
  name: 'handle-payment-event',
  schema: z.object({ eventId: z.string().max(255) }),
  retry: { ...RETRY_FOR_WEEKS, firstDelaySeconds: 2 },
  concurrency: 4,
});

/** Asks the provider about payments whose webhook did not arrive. */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '*/5 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Looks for refunds and disputes at the provider whose webhook did not arrive. */
export const syncRefundsJob = defineJob({
  name: 'sync-refunds',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 60, maxDelaySeconds: 600 },
  schedule: '23 4 * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});
