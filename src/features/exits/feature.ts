import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { drawnRefundHandler } from '#features/assemblies/holding/server/drawn-refund-handler.ts';
import { returnedAfterEndHandler } from '#features/contributions/paying/server/returned-after-end-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { membershipHandlers } from '#features/memberships/server/membership-handler.ts';
import type { Feature } from '#platform/feature.ts';
import { exitMailSamples } from './server/mail-samples.ts';
import { exitMembershipHandler } from './server/membership-handler.ts';
import { DEBT_APPROVAL, debtApprovalHandler } from './server/pay-debt.ts';
import { exitSection } from './server/person-section.ts';
import { RECOVERY_APPROVAL, recoveryApprovalHandler } from './server/recover.ts';
import { addExitRoutes } from './server/routes.ts';
import { SALE_APPROVAL, saleApprovalHandler } from './server/sell-home.ts';
import { correctDrawn, reopenCounted, settleReturned } from './server/settle-returned.ts';
import { exitWorkers } from './server/workers.ts';

export const exitsFeature: Feature = {
  routes: [addExitRoutes],
  workers: exitWorkers,
  personSections: { exits: exitSection },
  register() {
    approvalHandlers.register({
      [SALE_APPROVAL]: saleApprovalHandler,
      [RECOVERY_APPROVAL]: recoveryApprovalHandler,
      [DEBT_APPROVAL]: debtApprovalHandler,
    });
    returnedAfterEndHandler.register({
      onReturning: reopenCounted,
      onReturned: settleReturned,
    });
    drawnRefundHandler.register({ onDiffers: correctDrawn });
    membershipHandlers.register({ exits: exitMembershipHandler });
    mailSamples.register(exitMailSamples);
  },
};
