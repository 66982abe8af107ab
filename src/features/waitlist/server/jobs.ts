import { z } from 'zod';
import { BOOKS } from '#features/ledger/accounts.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Mails people who asked for it that there is a new presentation. */
export const announceEventJob = defineJob({
  name: 'announce-event',
  schema: z.object({ eventId: z.uuid() }),
  retry: { limit: 20, firstDelaySeconds: 10, maxDelaySeconds: 3_600 },
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Mails those on the waitlists of a plan that a group for their amount has opened. */
export const tellGroupOpenedJob = defineJob({
  name: 'tell-group-opened',
  schema: z.object({ planId: z.enum(PLAN_IDS), mode: z.enum(BOOKS) }),
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
