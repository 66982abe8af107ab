import type { Feature } from '#platform/feature.ts';
import { addMemberRoutes } from './server/routes.ts';

export const membersFeature: Feature = {
  routes: [addMemberRoutes],
};
