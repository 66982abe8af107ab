import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** Looks at awards whose bid money came back; it asks the clock, so missed days are made up. */
export const runAwardsJob = defineJob({
  name: 'run-awards',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '40 14,20 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});
