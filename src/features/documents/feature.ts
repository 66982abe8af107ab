import type { Feature } from '#platform/feature.ts';
import { paperSection } from './server/person-section.ts';
import { addDocumentRoutes } from './server/routes.ts';
import { documentWorkers } from './server/workers.ts';

export const documentsFeature: Feature = {
  personSections: { papers: paperSection },
  routes: [addDocumentRoutes],
  workers: documentWorkers,
};
