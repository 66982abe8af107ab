import type { Feature } from '#platform/feature.ts';
import { addOrganizationRoutes } from './server/routes.ts';

export const organizationFeature: Feature = { routes: [addOrganizationRoutes] };
