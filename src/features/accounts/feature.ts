import { accountLocales } from '#features/mails/server/mail-locales.ts';
import { mailPeople } from '#features/mails/server/mail-people.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { addFactorRoutes } from './factors/server/factor-routes.ts';
import { isAddressNamed } from './profile/server/account-conditions.ts';
import { readNamesOfAddresses } from './profile/server/names-of-addresses.ts';
import { mailLocalesOf } from './profile/server/own-address.ts';
import { accountMailSamples } from './server/mail-samples.ts';
import { addAccountRoutes } from './server/routes.ts';
import { accountWorkers } from './server/workers.ts';
import { signInSection } from './sign-in/server/person-section.ts';
import { addAccountAdminRoutes } from './team/server/admin-routes.ts';
import { addInvitationRoutes } from './team/server/invitation-routes.ts';

export const accountsFeature: Feature = {
  personSections: { 'sign-ins': signInSection },
  routes: [addAccountRoutes, addAccountAdminRoutes, addInvitationRoutes, addFactorRoutes],
  workers: accountWorkers,
  register() {
    mailSamples.register(accountMailSamples);
    accountLocales.register(mailLocalesOf);
    mailPeople.register({ names: readNamesOfAddresses, isNamed: isAddressNamed });
  },
};
