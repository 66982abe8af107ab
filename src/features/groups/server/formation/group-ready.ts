import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/**
 * A group is full and every income in it is approved. The memberships feature handles this job;
 * groups may not import it.
 */
export const groupReadyJob = defineJob({
  name: 'form-group',
  schema: z.object({ groupId: z.uuid() }),
  retry: { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 },
  timeoutSeconds: 300,
  concurrency: 1,
});
