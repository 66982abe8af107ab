import { worker } from '#platform/jobs/workers.ts';
import { applyWishesJob, topUpTerminatedJob } from './jobs.ts';
import { topUpTerminated } from './top-up.ts';
import { applyDueWishes } from './wishes/apply-wishes.ts';

export const exitWorkers = [
  worker(topUpTerminatedJob, topUpTerminated),
  worker(applyWishesJob, applyDueWishes),
];
