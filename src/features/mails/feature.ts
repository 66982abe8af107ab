import type { Feature } from '#platform/feature.ts';
import { addMailRoutes } from './server/routes.ts';

export const mailsFeature: Feature = {
  routes: [addMailRoutes],
};
