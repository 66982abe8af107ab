import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** Refunds one deposit in full; asked for in the transaction that gives the reason. */
export const refundDepositJob = defineJob({
  name: 'refund-deposit',
  schema: z.object({
    depositId: z.uuid(),
    reason: z.enum(['group_not_formed', 'group_cancelled']),
  }),
  retry: { limit: 500, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
});
