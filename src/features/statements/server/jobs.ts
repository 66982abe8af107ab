import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Mails the statements of the year before; it compares with the clock and works in January. */
export const sendYearlyStatementsJob = defineJob({
  name: 'send-yearly-statements',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 60, maxDelaySeconds: 3_600 },
  schedule: '30 16 * * *',
  timeoutSeconds: 3_600,
  concurrency: 1,
});
