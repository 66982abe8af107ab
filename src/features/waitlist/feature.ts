import type { Feature } from '#platform/feature.ts';
import { addWaitlistAdminRoutes } from './server/admin-routes.ts';
import { addWaitlistRoutes } from './server/routes.ts';
import { waitlistWorkers } from './server/workers.ts';

export const waitlistFeature: Feature = {
  routes: [addWaitlistAdminRoutes, addWaitlistRoutes],
  workers: waitlistWorkers,
};
