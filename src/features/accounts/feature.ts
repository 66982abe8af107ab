import { mailLocales } from '#features/mails/server/mail-locales.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { addFactorRoutes } from './factors/server/factor-routes.ts';
import { mailLocalesOf } from './profile/server/own-address.ts';
import { accountMailSamples } from './server/mail-samples.ts';
import { addAccountRoutes } from './server/routes.ts';
import { accountWorkers } from './server/workers.ts';
import { addAccountAdminRoutes } from './team/server/admin-routes.ts';

export const accountsFeature: Feature = {
  routes: [addAccountRoutes, addAccountAdminRoutes, addFactorRoutes],
  workers: accountWorkers,
  register() {
    mailSamples.register(accountMailSamples);
    mailLocales.register(mailLocalesOf);
  },
};
