import { worker } from '#platform/jobs/workers.ts';
import { createReports } from './create-reports.ts';
import { createReportsJob, sendDigestsJob } from './jobs.ts';
import { sendDigests } from './send-digests.ts';

export const groupHealthWorkers = [
  worker(createReportsJob, createReports),
  worker(sendDigestsJob, sendDigests),
];
