import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Every morning (Mountain Time), while something waits for a second person. */
export const remindApproversJob = defineJob({
  name: 'remind-approvers',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '20 15 * * *',
  concurrency: 1,
});
