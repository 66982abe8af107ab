import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import type { Feature } from '#platform/feature.ts';
import { COMPLETION_APPROVAL, completionApprovalHandler } from './server/complete-group.ts';
import { addCompletionRoutes } from './server/routes.ts';

export const completionFeature: Feature = {
  routes: [addCompletionRoutes],
  register() {
    approvalHandlers.register({ [COMPLETION_APPROVAL]: completionApprovalHandler });
  },
};
