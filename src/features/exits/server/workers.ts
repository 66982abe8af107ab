import { worker } from '#platform/jobs/workers.ts';
import { applyDueWishes } from './apply-wishes.ts';
import { applyWishesJob, topUpTerminatedJob } from './jobs.ts';
import { topUpTerminated } from './top-up.ts';

export const exitWorkers = [
  worker(topUpTerminatedJob, topUpTerminated),
  worker(applyWishesJob, applyDueWishes),
];
