import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { membershipHandlers } from '#features/memberships/server/membership-handler.ts';
import type { Feature } from '#platform/feature.ts';
import { TRANSFER_APPROVAL, transferApprovalHandler } from './server/complete-transfer.ts';
import { EXECUTOR_APPROVAL, executorApprovalHandler } from './server/invite-executor.ts';
import { transferMailSamples } from './server/mail-samples.ts';
import { transferMembershipHandler } from './server/membership-handler.ts';
import { addTransferRoutes } from './server/routes.ts';
import { transferWaits } from './server/waits.ts';

export const transfersFeature: Feature = {
  routes: [addTransferRoutes],
  waits: transferWaits,
  register() {
    approvalHandlers.register({
      [TRANSFER_APPROVAL]: transferApprovalHandler,
      [EXECUTOR_APPROVAL]: executorApprovalHandler,
    });
    membershipHandlers.register({ transfers: transferMembershipHandler });
    mailSamples.register(transferMailSamples);
  },
};
