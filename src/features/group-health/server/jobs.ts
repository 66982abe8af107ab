import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Sends the monthly digests of members without automatic payments. */
export const sendDigestsJob = defineJob({
  name: 'send-monthly-digests',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '10 16 * * *',
  timeoutSeconds: 3_600,
  concurrency: 1,
});

/** Writes the monthly reports; it compares with the clock, so that missed days are caught up. */
export const createReportsJob = defineJob({
  name: 'make-group-reports',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '50 15 * * *',
  timeoutSeconds: 3_600,
  concurrency: 1,
});
