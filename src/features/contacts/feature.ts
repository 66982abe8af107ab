import type { Feature } from '#platform/feature.ts';
import { addContactAdminRoutes } from './server/admin-routes.ts';

export const contactsFeature: Feature = {
  routes: [addContactAdminRoutes],
};
