import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Runs every morning (Mountain Time). It compares with the clock, so missed runs are caught up. */
export const sendRemindersJob = defineJob({
  name: 'send-reminders',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '10 16 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});
