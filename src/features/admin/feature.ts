import type { Feature } from '#platform/feature.ts';
import { addAdminRoutes } from './server/routes.ts';

export const adminFeature: Feature = {
  routes: [addAdminRoutes],
};
