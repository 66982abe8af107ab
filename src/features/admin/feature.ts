import type { Feature } from '#platform/feature.ts';
import { addDeskRoutes } from './desk/server/desk-routes.ts';
import { jobWaits } from './desk/server/job-waits.ts';
import { noteSection } from './people/server/note-section.ts';
import { addPeopleRoutes } from './people/server/people-routes.ts';
import { addAdminRoutes } from './server/routes.ts';
import { addSystemRoutes } from './system/server/system-routes.ts';

export const adminFeature: Feature = {
  waits: jobWaits,
  personSections: { notes: noteSection },
  routes: [addAdminRoutes, addDeskRoutes, addPeopleRoutes, addSystemRoutes],
};
