import { worker } from '#platform/workers.ts';
import { makeReportsJob } from './jobs.ts';
import { makeReports } from './make-reports.ts';

export const groupHealthWorkers = [worker(makeReportsJob, makeReports)];
