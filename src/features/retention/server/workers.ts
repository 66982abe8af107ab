import { worker } from '#platform/workers.ts';
import { forgetOldData } from './forget-old-data.ts';
import { forgetOldDataJob } from './jobs.ts';

export const retentionWorkers = [worker(forgetOldDataJob, forgetOldData)];
