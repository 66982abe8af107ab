import { accountLinks } from '#features/accounts/profile/server/sync-user.ts';
import { applicationLocales } from '#features/mails/server/mail-locales.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { applicationLocalesOf } from './server/application-locales.ts';
import { linkApplication } from './server/link-account.ts';
import { applicationWaits } from './server/list/waits.ts';
import { applicationMailSamples } from './server/mail-samples.ts';
import { applicationSection } from './server/person-section.ts';
import { addApplicationRoutes } from './server/routes.ts';

export const applicationsFeature: Feature = {
  personSections: { applications: applicationSection },
  waits: applicationWaits,
  routes: [addApplicationRoutes],
  register() {
    mailSamples.register(applicationMailSamples);
    applicationLocales.register(applicationLocalesOf);
    accountLinks.register({ applications: linkApplication });
  },
};
