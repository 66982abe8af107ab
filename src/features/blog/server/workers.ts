import { worker } from '#platform/jobs/workers.ts';
import { purgeArticles } from './delete-article.ts';
import { purgeArticlesJob } from './jobs.ts';

export const blogWorkers = [worker(purgeArticlesJob, purgeArticles)];
