import { worker } from '#platform/jobs/workers.ts';
import { sweepIdentityJob } from './jobs.ts';

export const accountWorkers = [
  worker(sweepIdentityJob, ({ db, identity }) => identity.directory.sweep(db)),
];
