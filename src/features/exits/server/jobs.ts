import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Tops terminated seats up; it compares with the clock, so that missed runs are caught up. */
export const topUpTerminatedJob = defineJob({
  name: 'top-up-terminated',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '30 3,9,15,21 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});

/** Lets wishes to leave take effect once they are due. */
export const applyWishesJob = defineJob({
  name: 'apply-leaving-wishes',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '*/5 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});
