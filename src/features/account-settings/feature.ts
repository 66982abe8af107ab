import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { accountSettingsMailSamples } from './server/mail-samples.ts';
import { addAccountSettingsRoutes } from './server/routes.ts';
import { accountSettingsWorkers } from './server/workers.ts';

export const accountSettingsFeature: Feature = {
  routes: [addAccountSettingsRoutes],
  workers: accountSettingsWorkers,
  register() {
    mailSamples.register(accountSettingsMailSamples);
  },
};
