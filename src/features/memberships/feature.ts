import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { membershipMailSamples } from './server/mail-samples.ts';
import { membershipWorkers } from './server/workers.ts';

export const membershipsFeature: Feature = {
  workers: membershipWorkers,
  register() {
    mailSamples.register(membershipMailSamples);
  },
};
