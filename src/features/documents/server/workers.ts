import { worker } from '#platform/jobs/workers.ts';
import { removeFileJob, sweepUploadsJob } from './jobs.ts';
import { sweepUploads } from './remove-documents.ts';

export const documentWorkers = [
  worker(removeFileJob, ({ files }, { storageKey }) => files.remove(storageKey)),
  worker(sweepUploadsJob, sweepUploads),
];
