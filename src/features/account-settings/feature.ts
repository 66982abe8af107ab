import type { Feature } from '#platform/feature.ts';
import { addAccountSettingsRoutes } from './server/routes.ts';
import { accountSettingsWorkers } from './server/workers.ts';

export const accountSettingsFeature: Feature = {
  routes: [addAccountSettingsRoutes],
  workers: accountSettingsWorkers,
};
