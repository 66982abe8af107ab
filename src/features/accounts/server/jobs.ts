import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Removes expired sessions and links. */
export const sweepIdentityJob = defineJob({
  name: 'sweep-identity',
  schema: z.object({}),
  retry: { limit: 2, firstDelaySeconds: 30, maxDelaySeconds: 300 },
  schedule: '41 3 * * *',
  isHousekeeping: true,
});
