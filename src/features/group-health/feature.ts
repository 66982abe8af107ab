import { digestHandler } from '#features/contributions/server/digest-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { readDigests } from './server/digest.ts';
import { groupHealthMailSamples } from './server/mail-samples.ts';
import { addGroupHealthRoutes } from './server/routes.ts';
import { groupHealthWorkers } from './server/workers.ts';

export const groupHealthFeature: Feature = {
  routes: [addGroupHealthRoutes],
  workers: groupHealthWorkers,
  register() {
    mailSamples.register(groupHealthMailSamples);
    digestHandler.register(readDigests);
  },
};
