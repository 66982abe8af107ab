import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';

const patient = { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 };

/** Ends the windows that are over. Asks the clock, not the schedule: days of downtime are made up. */
export const closeExpiredGroupsJob = defineJob({
  name: 'close-expired-groups',
  schema: z.object({}),
  retry: patient,
  schedule: '*/30 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Owes each member of a formed group the mail that says so. */
export const announceGroupJob = defineJob({
  name: 'announce-formed-group',
  schema: z.object({ groupId: z.uuid() }),
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});
