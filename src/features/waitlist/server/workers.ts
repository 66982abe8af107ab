import { worker } from '#platform/jobs/workers.ts';
import { announceEvent } from './announce-event.ts';
import { announceEventJob } from './jobs.ts';

export const waitlistWorkers = [worker(announceEventJob, announceEvent)];
