import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { REFUND_REASONS } from '../rules.ts';

const PATIENT = { limit: 500, firstDelaySeconds: 10, maxDelaySeconds: 3_600 };

/** Refunds one deposit in full; asked for in the transaction that gives the reason. */
export const refundDepositJob = defineJob({
  name: 'refund-deposit',
  schema: z.object({ depositId: z.uuid(), reason: z.enum(REFUND_REASONS) }),
  retry: PATIENT,
});

/** Returns a payment that is no deposit. */
export const returnPaymentJob = defineJob({
  name: 'return-payment',
  schema: z.object({ paymentId: z.string().max(255), attempt: z.int().positive() }),
  retry: PATIENT,
});

/** Works on one event of the payment provider. */
export const handleEventJob = defineJob({
  name: 'handle-payment-event',
  schema: z.object({ eventId: z.string().max(255) }),
  retry: { ...PATIENT, firstDelaySeconds: 2 },
  concurrency: 4,
});

/** Asks the provider about deposits whose webhook did not come. */
export const reconcileDepositsJob = defineJob({
  name: 'reconcile-deposits',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '*/5 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Looks for refunds and disputes at the provider whose webhook did not come. */
export const syncRefundsJob = defineJob({
  name: 'sync-refunds',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 60, maxDelaySeconds: 600 },
  schedule: '23 4 * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});
