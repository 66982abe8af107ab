import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { membershipHandlers } from '#features/memberships/server/membership-handler.ts';
import { paymentHandlers } from '#features/payments/server/handlers.ts';
import type { Feature } from '#platform/feature.ts';
import { addContributionAdminRoutes } from './admin/server/admin-routes.ts';
import { arrearsWaits } from './arrears/server/waits.ts';
import { MANUAL_PAYMENT, manualPaymentHandler } from './paying/server/manual-payments.ts';
import {
  CONTRIBUTION_PURPOSE,
  contributionPaymentHandler,
} from './paying/server/payment-handler.ts';
import { contributionMailSamples } from './server/mail-samples.ts';
import { contributionMembershipHandler } from './server/membership-handler.ts';
import { instalmentSection } from './server/person-section.ts';
import { addContributionRoutes } from './server/routes.ts';
import { contributionWorkers } from './server/workers.ts';

export const contributionsFeature: Feature = {
  personSections: { instalments: instalmentSection },
  waits: arrearsWaits,
  routes: [addContributionRoutes, addContributionAdminRoutes],
  workers: contributionWorkers,
  register() {
    mailSamples.register(contributionMailSamples);
    paymentHandlers.register({ [CONTRIBUTION_PURPOSE]: contributionPaymentHandler });
    approvalHandlers.register({ [MANUAL_PAYMENT]: manualPaymentHandler });
    membershipHandlers.register({ contributions: contributionMembershipHandler });
  },
};
