import { z } from 'zod';
import { BOOKS } from '#features/ledger/accounts.ts';
import { PLAN_IDS } from '#features/plans/plans.ts';
import { defineJob } from '#platform/jobs/jobs.ts';

const patient = { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 900 };

/**
 * Ends groups whose window is over. It compares with the clock, so runs missed during downtime are
 * caught up.
 */
export const closeExpiredGroupsJob = defineJob({
  name: 'close-expired-groups',
  schema: z.object({}),
  retry: patient,
  schedule: '*/30 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Checks a full group: who is not approved, who moves, whether it can form. */
export const checkGroupJob = defineJob({
  name: 'check-filled-group',
  schema: z.object({ groupId: z.uuid() }),
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Checks every full group, because mails and moves also become due by time alone. */
export const checkFilledGroupsJob = defineJob({
  name: 'check-filled-groups',
  schema: z.object({}),
  retry: patient,
  schedule: '*/30 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Begins the groups whose month 1 has come. */
export const startGroupsJob = defineJob({
  name: 'start-groups',
  schema: z.object({}),
  retry: patient,
  schedule: '10 * * * *',
  timeoutSeconds: 600,
  concurrency: 1,
});

/** Tells the households of a group that its window was extended. */
export const announceExtensionJob = defineJob({
  name: 'announce-extension',
  schema: z.object({ groupId: z.uuid() }),
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Mails those on the waitlists of a plan that a group for their amount has opened. */
export const tellGroupOpenedJob = defineJob({
  name: 'tell-group-opened',
  schema: z.object({ planId: z.enum(PLAN_IDS), mode: z.enum(BOOKS) }),
  retry: patient,
  timeoutSeconds: 600,
  concurrency: 1,
});
