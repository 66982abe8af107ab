import { worker } from '#platform/workers.ts';
import { sweepIdentityJob } from './jobs.ts';

export const accountWorkers = [
  worker(sweepIdentityJob, ({ db, identity }) => identity.directory.sweep(db)),
];
