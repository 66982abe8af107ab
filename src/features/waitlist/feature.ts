import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { addWaitlistAdminRoutes } from './server/admin-routes.ts';
import { waitlistMailSamples } from './server/mail-samples.ts';
import { addWaitlistRoutes } from './server/routes.ts';
import { waitlistWorkers } from './server/workers.ts';

export const waitlistFeature: Feature = {
  routes: [addWaitlistAdminRoutes, addWaitlistRoutes],
  workers: waitlistWorkers,
  register() {
    mailSamples.register(waitlistMailSamples);
  },
};
