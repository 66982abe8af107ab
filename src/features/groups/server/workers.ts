import { worker } from '#platform/workers.ts';
import { checkFilledGroups, checkGroup } from './check-group.ts';
import { closeExpiredGroups } from './end-group.ts';
import {
  checkFilledGroupsJob,
  checkGroupJob,
  closeExpiredGroupsJob,
  startGroupsJob,
} from './jobs.ts';
import { startGroups } from './start-groups.ts';

export const groupWorkers = [
  worker(closeExpiredGroupsJob, closeExpiredGroups),
  worker(checkGroupJob, checkGroup),
  worker(checkFilledGroupsJob, checkFilledGroups),
  worker(startGroupsJob, startGroups),
];
