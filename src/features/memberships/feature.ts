import type { Feature } from '#platform/feature.ts';
import { addMembershipRoutes } from './server/routes.ts';
import { membershipWorkers } from './server/workers.ts';

export const membershipsFeature: Feature = {
  routes: [addMembershipRoutes],
  workers: membershipWorkers,
};
