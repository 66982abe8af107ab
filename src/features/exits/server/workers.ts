import { worker } from '#platform/jobs/workers.ts';
import { topUpTerminatedJob } from './jobs.ts';
import { topUpTerminated } from './top-up.ts';

export const exitWorkers = [worker(topUpTerminatedJob, topUpTerminated)];
