import { worker } from '#platform/jobs/workers.ts';
import { createReports } from './create-reports.ts';
import { createReportsJob } from './jobs.ts';

export const groupHealthWorkers = [worker(createReportsJob, createReports)];
