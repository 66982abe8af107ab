import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Runs every night. It compares with the clock, so missed runs are caught up. */
export const purgeOldDataJob = defineJob({
  name: 'forget-old-data',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '20 9 * * *',
  isHousekeeping: true,
  timeoutSeconds: 1_800,
  concurrency: 1,
});
