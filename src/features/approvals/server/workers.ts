import { worker } from '#platform/jobs/workers.ts';
import { remindApproversJob } from './jobs.ts';
import { remindApprovers } from './notify-approvers.ts';

export const approvalWorkers = [worker(remindApproversJob, remindApprovers)];
