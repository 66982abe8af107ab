import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

/** Retried for about five days, so that mails survive a mail server outage over a long weekend. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  schema: z.object({ mailId: z.uuid() }),
  retry: { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  concurrency: 12,
  batch: 4,
});
