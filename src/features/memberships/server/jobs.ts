import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Queues the mail to each member of a group that has formed. */
export const announceGroupJob = defineJob({
  name: 'announce-formed-group',
  schema: z.object({ groupId: z.uuid() }),
  retry: { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Replaces the members who leave before the first due date, as soon as there is a replacement. */
export const replaceLeavingJob = defineJob({
  name: 'replace-leaving-members',
  schema: z.object({}),
  retry: { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  schedule: '25 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});
