import { mailSamples } from '#features/mails/server/mail-samples.ts';
import type { Feature } from '#platform/feature.ts';
import { membershipMailSamples } from './server/mail-samples.ts';
import { seatSection } from './server/person-section.ts';
import { membershipWorkers } from './server/workers.ts';

export const membershipsFeature: Feature = {
  personSections: { seats: seatSection },
  workers: membershipWorkers,
  register() {
    mailSamples.register(membershipMailSamples);
  },
};
