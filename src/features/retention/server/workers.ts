import { worker } from '#platform/jobs/workers.ts';
import { purgeOldDataJob } from './jobs.ts';
import { purgeOldData } from './purge-old-data.ts';

export const retentionWorkers = [worker(purgeOldDataJob, purgeOldData)];
