import { worker } from '#platform/workers.ts';
import { announceGroup } from './announce-group.ts';
import { closeExpiredGroups } from './end-group.ts';
import { announceGroupJob, closeExpiredGroupsJob } from './jobs.ts';

export const groupWorkers = [
  worker(closeExpiredGroupsJob, closeExpiredGroups),
  worker(announceGroupJob, announceGroup),
];
