import { accountLinks } from '#features/accounts/profile/server/sync-user.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { linkApplication } from './server/link-account.ts';
import { applicationMailSamples } from './server/mail-samples.ts';
import { addApplicationRoutes } from './server/routes.ts';

export const applicationsFeature: Feature = {
  routes: [addApplicationRoutes],
  register() {
    mailSamples.register(applicationMailSamples);
    accountLinks.register({ applications: linkApplication });
  },
};
