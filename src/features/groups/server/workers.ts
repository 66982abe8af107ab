import { worker } from '#platform/workers.ts';
import { announceExtension } from './announce-extension.ts';
import { checkFilledGroups, checkGroup } from './check-group.ts';
import { closeExpiredGroups } from './end-group.ts';
import {
  announceExtensionJob,
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
  worker(announceExtensionJob, announceExtension),
];
