import type { Feature } from '#platform/feature.ts';
import { addDocumentRoutes } from './server/routes.ts';
import { documentWorkers } from './server/workers.ts';

export const documentsFeature: Feature = {
  routes: [addDocumentRoutes],
  workers: documentWorkers,
};
