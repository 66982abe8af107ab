import type { Feature } from '#platform/feature.ts';
import { addBlogRoutes } from './server/routes.ts';
import { blogWorkers } from './server/workers.ts';

export const blogFeature: Feature = {
  routes: [addBlogRoutes],
  workers: blogWorkers,
};
