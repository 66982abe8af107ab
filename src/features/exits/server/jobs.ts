import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Tops up terminated seats; each run also catches up on missed ones. */
export const topUpTerminatedJob = defineJob({
  name: 'top-up-terminated',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '30 3,9,15,21 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});

/** Applies wishes to leave that are due. */
export const applyWishesJob = defineJob({
  name: 'apply-leaving-wishes',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '*/5 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});
