import { worker } from '#platform/workers.ts';
import { purgeArticles } from './delete-article.ts';
import { purgeArticlesJob } from './jobs.ts';

export const blogWorkers = [worker(purgeArticlesJob, purgeArticles)];
