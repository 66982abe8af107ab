import type { Feature } from '#platform/feature.ts';
import { addApprovalRoutes } from './server/routes.ts';

export const approvalsFeature: Feature = {
  routes: [addApprovalRoutes],
};
