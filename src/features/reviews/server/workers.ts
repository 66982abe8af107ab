import { worker } from '#platform/jobs/workers.ts';
import { applyDueDecisions } from './decisions/apply-decisions.ts';
import { applyDecisionsJob } from './jobs.ts';

export const reviewWorkers = [worker(applyDecisionsJob, applyDueDecisions)];
