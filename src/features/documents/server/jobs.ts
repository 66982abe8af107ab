import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/**
 * Removes the content of a deleted document; enqueued in the transaction that deletes the document.
 */
export const removeFileJob = defineJob({
  name: 'remove-file',
  schema: z.object({ storageKey: z.string().min(1) }),
  retry: { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 3_600 },
});

/** Removes unfinished uploads whose process died. */
export const sweepUploadsJob = defineJob({
  name: 'sweep-uploads',
  schema: z.object({}),
  retry: { limit: 5, firstDelaySeconds: 30, maxDelaySeconds: 600 },
  schedule: '29 * * * *',
  isHousekeeping: true,
});
