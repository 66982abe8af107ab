import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import type { Feature } from '#platform/feature.ts';
import { CLOSE_APPROVAL, closeApprovalHandler } from './server/request-close.ts';
import { addMonthEndRoutes } from './server/routes.ts';

export const monthEndFeature: Feature = {
  routes: [addMonthEndRoutes],
  register() {
    approvalHandlers.register({ [CLOSE_APPROVAL]: closeApprovalHandler });
  },
};
