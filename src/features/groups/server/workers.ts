import { worker } from '#platform/jobs/workers.ts';
import { announceExtension } from './formation/announce-extension.ts';
import { checkFilledGroups, checkGroup } from './formation/check-group.ts';
import { closeExpiredGroups } from './formation/end-group.ts';
import { startGroups } from './formation/start-groups.ts';
import {
  announceExtensionJob,
  checkFilledGroupsJob,
  checkGroupJob,
  closeExpiredGroupsJob,
  startGroupsJob,
  tellGroupOpenedJob,
} from './jobs.ts';
import { tellGroupOpened } from './places/tell-group-opened.ts';

export const groupWorkers = [
  worker(closeExpiredGroupsJob, closeExpiredGroups),
  worker(checkGroupJob, checkGroup),
  worker(checkFilledGroupsJob, checkFilledGroups),
  worker(startGroupsJob, startGroups),
  worker(announceExtensionJob, announceExtension),
  worker(tellGroupOpenedJob, tellGroupOpened),
];
