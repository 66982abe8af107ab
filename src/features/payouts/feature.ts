import { approvalHandlers } from '#features/approvals/server/approval-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { bankDetailsReminder } from './server/bank-details-reminder.ts';
import { payoutMailSamples } from './server/mail-samples.ts';
import { payoutSection } from './server/person-section.ts';
import { PAYOUT_APPROVAL, payoutApprovalHandler } from './server/request-payout.ts';
import { addPayoutRoutes } from './server/routes.ts';
import { payoutWaits } from './server/waits.ts';

export const payoutsFeature: Feature = {
  personSections: { payouts: payoutSection },
  waits: payoutWaits,
  routes: [addPayoutRoutes],
  register() {
    approvalHandlers.register({ [PAYOUT_APPROVAL]: payoutApprovalHandler });
    reminderKinds.register({ [bankDetailsReminder.name]: bankDetailsReminder });
    mailSamples.register(payoutMailSamples);
  },
};
