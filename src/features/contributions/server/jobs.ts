import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/**
 * The daily work on contributions, during the day in Utah. It processes what is due, so the later
 * runs of a day only catch up on what the first could not do.
 */
export const runContributionsJob = defineJob({
  name: 'run-contributions',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '20 14,17,20,23 * * *',
  timeoutSeconds: 7_200,
  concurrency: 1,
});
