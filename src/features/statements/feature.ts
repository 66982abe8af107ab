import type { Feature } from '#platform/feature.ts';
import { addStatementRoutes } from './server/routes.ts';

export const statementsFeature: Feature = {
  routes: [addStatementRoutes],
};
