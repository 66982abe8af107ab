import { placeHandler } from '#features/deposits/server/place-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { addGroupAdminRoutes } from './server/admin-routes.ts';
import { windowEndingReminder } from './server/formation/window-reminder.ts';
import { groupMailSamples } from './server/mail-samples.ts';
import { groupPlaceHandler } from './server/places/place-handler.ts';
import { addGroupRoutes } from './server/routes.ts';
import { groupWorkers } from './server/workers.ts';

export const groupsFeature: Feature = {
  routes: [addGroupAdminRoutes, addGroupRoutes],
  workers: groupWorkers,
  register() {
    mailSamples.register(groupMailSamples);
    placeHandler.register(groupPlaceHandler);
    reminderKinds.register({ [windowEndingReminder.name]: windowEndingReminder });
  },
};
