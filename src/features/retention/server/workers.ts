import { worker } from '#platform/jobs/workers.ts';
import { purgeOldData } from './purge-old-data.ts';
import { purgeOldDataJob } from './jobs.ts';

export const retentionWorkers = [worker(purgeOldDataJob, purgeOldData)];
