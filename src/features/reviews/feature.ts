import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { reviewMailSamples } from './server/mail-samples.ts';
import { papersMissingReminder } from './server/papers-reminder.ts';
import { decisionSection } from './server/person-section.ts';
import { addReviewRoutes } from './server/routes.ts';
import { reviewWorkers } from './server/workers.ts';

export const reviewsFeature: Feature = {
  personSections: { decisions: decisionSection },
  routes: [addReviewRoutes],
  workers: reviewWorkers,
  register() {
    mailSamples.register(reviewMailSamples);
    reminderKinds.register({ [papersMissingReminder.name]: papersMissingReminder });
  },
};
