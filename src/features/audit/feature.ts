import type { Feature } from '#platform/feature.ts';
import { addAuditRoutes } from './server/routes.ts';

export const auditFeature: Feature = {
  routes: [addAuditRoutes],
};
