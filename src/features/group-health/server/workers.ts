import { worker } from '#platform/jobs/workers.ts';
import { createReportsJob } from './jobs.ts';
import { createReports } from './create-reports.ts';

export const groupHealthWorkers = [worker(createReportsJob, createReports)];
