import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

const patient = { limit: 500, firstDelaySeconds: 5, maxDelaySeconds: 300 } as const;

/** Runs the due steps of all assemblies. */
export const advanceAssembliesJob = defineJob({
  name: 'advance-assemblies',
  schema: z.object({}),
  // It runs every minute anyway; a short connection loss must not alert an operator.
  retry: { limit: 3, firstDelaySeconds: 5, maxDelaySeconds: 20 },
  schedule: '* * * * *',
  timeoutSeconds: 3_600,
  concurrency: 1,
});

const ofAssembly = z.object({ assemblyId: z.uuid() });

/** Holds one assembly, on an evening with so many that the workers share them. */
export const drawAssemblyJob = defineJob({
  name: 'draw-assembly',
  schema: ofAssembly,
  // The next run of the job above enqueues it again.
  retry: { limit: 0, firstDelaySeconds: 5, maxDelaySeconds: 20 },
  timeoutSeconds: 900,
  concurrency: 128,
  // One opens its bids while the other writes its result.
  perProcess: 2,
});

/** Queues a mail with the hash of the closed list for every member of the group. */
export const announceListJob = defineJob({
  name: 'announce-assembly-list',
  schema: ofAssembly,
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Queues a mail about a postponed assembly for every member of the group. */
export const announcePostponedJob = defineJob({
  name: 'announce-assembly-postponed',
  schema: ofAssembly,
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});

/** Queues a mail with the result for every member of the group. */
export const announceResultJob = defineJob({
  name: 'announce-assembly-result',
  schema: ofAssembly,
  retry: patient,
  timeoutSeconds: 300,
  concurrency: 1,
});
