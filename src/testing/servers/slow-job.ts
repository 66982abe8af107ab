import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

const retry = { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 };

export const slowJob = defineJob({
  name: 'test-slow',
  schema: z.object({ id: z.int() }),
  retry,
  concurrency: 3,
});

export const dailyJob = defineJob({
  name: 'test-daily-once',
  schema: z.object({}),
  retry,
  schedule: '0 3 * * *',
});
