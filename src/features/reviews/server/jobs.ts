import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/**
 * Applies decisions that can no longer be undone. Each decision enqueues it for its own time; the
 * schedule catches up after a move of the sandbox's clock and on what was lost.
 */
export const applyDecisionsJob = defineJob({
  name: 'apply-decisions',
  schema: z.object({}),
  retry: { limit: 20, firstDelaySeconds: 2, maxDelaySeconds: 600 },
  schedule: '*/5 * * * *',
});
