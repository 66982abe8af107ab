import { awardHandler } from '#features/assemblies/holding/server/award-handler.ts';
import { endOfAwarded } from '#features/contributions/arrears/server/end-handler.ts';
import { mailSamples } from '#features/mails/server/mail-samples.ts';
import { membershipHandlers } from '#features/memberships/server/membership-handler.ts';
import { payoutHandlers } from '#features/payouts/server/payout-handler.ts';
import { reminderKinds } from '#features/reminders/server/reminder-kind.ts';
import type { Feature } from '#platform/feature.ts';
import { awardMailSamples } from './server/mail-samples.ts';
import { awardMembershipHandler } from './server/membership-handler.ts';
import { homePayoutHandler } from './server/pay-home.ts';
import { awardSection, purchasePaperSection } from './server/person-section.ts';
import { addAwardRoutes } from './server/routes.ts';
import { awardTurnReminder } from './server/turn-reminder.ts';
import { awardWaits } from './server/waits.ts';
import { endOfUnpaid, isBought } from './server/when-unpaid.ts';

export const awardsFeature: Feature = {
  personSections: { award: awardSection, 'purchase-papers': purchasePaperSection },
  waits: awardWaits,
  routes: [addAwardRoutes],
  register() {
    awardHandler.register({ isBought });
    endOfAwarded.register(endOfUnpaid);
    membershipHandlers.register({ awards: awardMembershipHandler });
    payoutHandlers.register({ home: homePayoutHandler });
    reminderKinds.register({ [awardTurnReminder.name]: awardTurnReminder });
    mailSamples.register(awardMailSamples);
  },
};
