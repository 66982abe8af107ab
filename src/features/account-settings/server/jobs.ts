import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Runs every night. It compares with the clock, so missed runs are caught up. */
export const deleteAccountsJob = defineJob({
  name: 'delete-accounts',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '40 9 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});
