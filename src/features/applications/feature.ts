import { accountLinks } from '#features/accounts/server/sync-user.ts';
import type { Feature } from '#platform/feature.ts';
import { linkApplication } from './server/link-account.ts';
import { addApplicationRoutes } from './server/routes.ts';

export const applicationsFeature: Feature = {
  routes: [addApplicationRoutes],
  register() {
    accountLinks.register({ applications: linkApplication });
  },
};
