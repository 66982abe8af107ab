import { worker } from '#platform/jobs/workers.ts';
import { announceEvent } from './announce-event.ts';
import { announceEventJob, tellEventMovedJob, tellGroupOpenedJob } from './jobs.ts';
import { tellEventMoved } from './tell-event-moved.ts';
import { tellGroupOpened } from './tell-group-opened.ts';

export const waitlistWorkers = [
  worker(announceEventJob, announceEvent),
  worker(tellEventMovedJob, tellEventMoved),
  worker(tellGroupOpenedJob, tellGroupOpened),
];
