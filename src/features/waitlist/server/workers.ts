import { worker } from '#platform/jobs/workers.ts';
import { announceEvent } from './announce-event.ts';
import { announceEventJob, tellEventMovedJob } from './jobs.ts';
import { tellEventMoved } from './tell-event-moved.ts';

export const waitlistWorkers = [
  worker(announceEventJob, announceEvent),
  worker(tellEventMovedJob, tellEventMoved),
];
