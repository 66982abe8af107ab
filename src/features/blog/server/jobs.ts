import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

export const purgeArticlesJob = defineJob({
  name: 'purge-deleted-articles',
  schema: z.object({}),
  retry: { limit: 3, firstDelaySeconds: 60, maxDelaySeconds: 600 },
  schedule: '41 8 * * *',
  isHousekeeping: true,
});
