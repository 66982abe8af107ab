import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** Looks once a day, in the morning of the Mountain states. It asks the clock, so missed days are made up. */
export const sendRemindersJob = defineJob({
  name: 'send-reminders',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '10 16 * * *',
  timeoutSeconds: 1_800,
  concurrency: 1,
});
