import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';
import { REFUND_REASONS } from '../rules.ts';

/** Refunds one deposit in full; enqueued in the transaction that causes the refund. */
export const refundDepositJob = defineJob({
  name: 'refund-deposit',
  schema: z.object({ depositId: z.uuid(), reason: z.enum(REFUND_REASONS) }),
  retry: { limit: 500, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
});
