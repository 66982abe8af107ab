import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { papersMissingReminder } from './server/papers-reminder.ts';
import { addReviewRoutes } from './server/routes.ts';

export const reviewsFeature: Feature = {
  routes: [addReviewRoutes],
  register() {
    reminderKinds.register({ [papersMissingReminder.name]: papersMissingReminder });
  },
};
