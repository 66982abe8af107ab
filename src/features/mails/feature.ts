import type { Feature } from '#platform/feature.ts';
import { mailGauges } from './server/gauges.ts';
import { mailSection } from './server/person-section.ts';
import { addMailRoutes } from './server/routes.ts';
import { mailWaits } from './server/waits.ts';

export const mailsFeature: Feature = {
  personSections: { mails: mailSection },
  waits: mailWaits,
  gauges: [mailGauges],
  routes: [addMailRoutes],
};
