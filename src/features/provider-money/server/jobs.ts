import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Reads what moved at the provider, matches and posts it, and compares its balance with the books. */
export const reconcileProviderJob = defineJob({
  name: 'reconcile-provider',
  schema: z.object({}),
  retry: { limit: 6, firstDelaySeconds: 60, maxDelaySeconds: 900 },
  schedule: '41 4 * * *',
  isCheck: true,
  timeoutSeconds: 1_800,
  concurrency: 1,
});
