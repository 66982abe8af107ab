import type { Job } from './jobs.ts';

const jobs: Job[] = [];

/** Every kind of job that workers run. */
export const registeredJobs = (): readonly Job[] => jobs;

export function registerJobs(given: readonly Job[]): void {
  jobs.push(...given);
}
