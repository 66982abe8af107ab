import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Mails people who asked for it that there is a new presentation. */
export const announceEventJob = defineJob({
  name: 'announce-event',
  schema: z.object({ eventId: z.uuid() }),
  retry: { limit: 20, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Mails those who have a seat at a presentation that its time or place has changed. */
export const tellEventMovedJob = defineJob({
  name: 'tell-event-moved',
  schema: z.object({ eventId: z.uuid() }),
  retry: { limit: 20, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
  timeoutSeconds: 600,
  concurrency: 1,
});
