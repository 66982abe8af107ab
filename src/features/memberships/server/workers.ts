import { groupReadyJob } from '#features/groups/server/formation/group-ready.ts';
import { worker } from '#platform/jobs/workers.ts';
import { announceGroup } from './announce-group.ts';
import { formGroup } from './form-group.ts';
import { announceGroupJob, replaceLeavingJob } from './jobs.ts';
import { replaceLeaving } from './leave-before-start.ts';

export const membershipWorkers = [
  worker(groupReadyJob, formGroup),
  worker(announceGroupJob, announceGroup),
  worker(replaceLeavingJob, replaceLeaving),
];
