import { addAccountSettingsRoutes } from '#features/account-settings/server/routes.ts';
import { accountSettingsWorkers } from '#features/account-settings/server/workers.ts';
import { addAccountAdminRoutes } from '#features/accounts/server/admin-routes.ts';
import { addFactorRoutes } from '#features/accounts/server/factor-routes.ts';
import { mailLocalesOf } from '#features/accounts/server/own-address.ts';
import { addAccountRoutes } from '#features/accounts/server/routes.ts';
import type { LinkAccount } from '#features/accounts/server/sync-user.ts';
import { accountWorkers } from '#features/accounts/server/workers.ts';
import { addAdminRoutes } from '#features/admin/server/routes.ts';
import { linkApplication } from '#features/applications/server/link-account.ts';
import { addApplicationRoutes } from '#features/applications/server/routes.ts';
import { registerSubmissionHandler } from '#features/applications/server/submission-handler.ts';
import { registerApprovalHandlers } from '#features/approvals/server/approval-handler.ts';
import { addApprovalRoutes } from '#features/approvals/server/routes.ts';
import { registerAwardHandler } from '#features/assemblies/server/award-handler.ts';
import { bidPaymentHandler } from '#features/assemblies/server/bid-payment-handler.ts';
import { BID_WIRE, bidWireHandler } from '#features/assemblies/server/record-wire.ts';
import { addAssemblyRoutes } from '#features/assemblies/server/routes.ts';
import { assemblyWorkers } from '#features/assemblies/server/workers.ts';
import { addAuditRoutes } from '#features/audit/server/routes.ts';
import { awardMailSamples } from '#features/awards/server/mail-samples.ts';
import { awardMembershipHandler } from '#features/awards/server/membership-handler.ts';
import { homePayoutHandler } from '#features/awards/server/pay-home.ts';
import { readAwardOf } from '#features/awards/server/read-awards.ts';
import { addAwardRoutes } from '#features/awards/server/routes.ts';
import { awardTurnReminder } from '#features/awards/server/turn-reminder.ts';
import { addBlogRoutes } from '#features/blog/server/routes.ts';
import { blogWorkers } from '#features/blog/server/workers.ts';
import {
  COMPLETION_APPROVAL,
  completionApprovalHandler,
} from '#features/completion/server/complete-group.ts';
import { addCompletionRoutes } from '#features/completion/server/routes.ts';
import { addContactAdminRoutes } from '#features/contacts/server/admin-routes.ts';
import { addContributionAdminRoutes } from '#features/contributions/server/admin-routes.ts';
import { registerEndOfAwarded } from '#features/contributions/server/end-handler.ts';
import {
  MANUAL_PAYMENT,
  manualPaymentHandler,
} from '#features/contributions/server/manual-payments.ts';
import { contributionMembershipHandler } from '#features/contributions/server/membership-handler.ts';
import {
  CONTRIBUTION_PURPOSE,
  contributionPaymentHandler,
} from '#features/contributions/server/payment-handler.ts';
import { registerPrepaymentHandler } from '#features/contributions/server/prepayment-handler.ts';
import { readPaidUp } from '#features/contributions/server/read-paid-up.ts';
import { addContributionRoutes } from '#features/contributions/server/routes.ts';
import { contributionWorkers } from '#features/contributions/server/workers.ts';
import { addDepositAdminRoutes } from '#features/deposits/server/admin-routes.ts';
import { adoptAtSignIn, adoptDeposits } from '#features/deposits/server/adopt-deposits.ts';
import {
  DEPOSIT_PURPOSE,
  depositPaymentHandler,
} from '#features/deposits/server/payment-handler.ts';
import { registerPlaceHandler } from '#features/deposits/server/place-handler.ts';
import { addDepositRoutes } from '#features/deposits/server/routes.ts';
import { unpaidDepositReminder } from '#features/deposits/server/unpaid-reminder.ts';
import { depositWorkers } from '#features/deposits/server/workers.ts';
import { addDocumentRoutes } from '#features/documents/server/routes.ts';
import { documentWorkers } from '#features/documents/server/workers.ts';
import { exitMailSamples } from '#features/exits/server/mail-samples.ts';
import { exitMembershipHandler } from '#features/exits/server/membership-handler.ts';
import { RECOVERY_APPROVAL, recoveryApprovalHandler } from '#features/exits/server/recover.ts';
import { addExitRoutes } from '#features/exits/server/routes.ts';
import { SALE_APPROVAL, saleApprovalHandler } from '#features/exits/server/sell-home.ts';
import { exitWorkers } from '#features/exits/server/workers.ts';
import { groupHealthMailSamples } from '#features/group-health/server/mail-samples.ts';
import { addGroupHealthRoutes } from '#features/group-health/server/routes.ts';
import { groupHealthWorkers } from '#features/group-health/server/workers.ts';
import { addGroupAdminRoutes } from '#features/groups/server/admin-routes.ts';
import { groupPlaceHandler } from '#features/groups/server/place-handler.ts';
import { addGroupRoutes } from '#features/groups/server/routes.ts';
import { windowEndingReminder } from '#features/groups/server/window-reminder.ts';
import { groupWorkers } from '#features/groups/server/workers.ts';
import { registerMailLocales } from '#features/mails/server/mail-locales.ts';
import { registerMailSamples } from '#features/mails/server/mail-samples.ts';
import { addMailRoutes } from '#features/mails/server/routes.ts';
import { addMemberRoutes } from '#features/members/server/routes.ts';
import { registerMembershipHandlers } from '#features/memberships/server/membership-handler.ts';
import { addMembershipRoutes } from '#features/memberships/server/routes.ts';
import { membershipWorkers } from '#features/memberships/server/workers.ts';
import { registerPaymentHandlers } from '#features/payments/server/handlers.ts';
import { addPaymentRoutes } from '#features/payments/server/routes.ts';
import { paymentWorkers } from '#features/payments/server/workers.ts';
import { PAYOUT_APPROVAL, payoutApprovalHandler } from '#features/payouts/server/ask-payout.ts';
import { bankDetailsReminder } from '#features/payouts/server/bank-details-reminder.ts';
import { payoutMailSamples } from '#features/payouts/server/mail-samples.ts';
import { registerPayoutHandlers } from '#features/payouts/server/payout-handler.ts';
import { addPayoutRoutes } from '#features/payouts/server/routes.ts';
import type { ReminderKind } from '#features/reminders/server/reminder-kind.ts';
import { reminderWorkers } from '#features/reminders/server/workers.ts';
import { retentionWorkers } from '#features/retention/server/workers.ts';
import { papersMissingReminder } from '#features/reviews/server/papers-reminder.ts';
import { addReviewRoutes } from '#features/reviews/server/routes.ts';
import { addStatementRoutes } from '#features/statements/server/routes.ts';
import {
  TRANSFER_APPROVAL,
  transferApprovalHandler,
} from '#features/transfers/server/complete-transfer.ts';
import {
  EXECUTOR_APPROVAL,
  executorApprovalHandler,
} from '#features/transfers/server/invite-executor.ts';
import { transferMailSamples } from '#features/transfers/server/mail-samples.ts';
import { addTransferRoutes } from '#features/transfers/server/routes.ts';
import { addWaitlistAdminRoutes } from '#features/waitlist/server/admin-routes.ts';
import { addWaitlistRoutes } from '#features/waitlist/server/routes.ts';
import { waitlistWorkers } from '#features/waitlist/server/workers.ts';
import { idempotencyWorkers } from '#platform/idempotency.ts';
import { rateLimitWorkers } from '#platform/rate-limits.ts';
import type { RouteTable } from '#platform/routes.ts';
import { tallyWorkers } from '#platform/tallies.ts';
import type { Worker } from '#platform/workers.ts';
import { mailSamples } from './mail-samples.ts';

/** What each feature links to an account when its owner signs in with a verified address. */
export const onVerifiedSync: readonly LinkAccount[] = [adoptAtSignIn, linkApplication];

/** The features' payment handlers, by purpose. */
registerPaymentHandlers({
  [DEPOSIT_PURPOSE]: depositPaymentHandler,
  [CONTRIBUTION_PURPOSE]: contributionPaymentHandler,
});
/** Mails are written in the language that their recipient chose. */
registerMailLocales(mailLocalesOf);
/** Sample mails for the catalogue that admins see. */
registerMailSamples(mailSamples);
registerMailSamples(payoutMailSamples);
registerMailSamples(awardMailSamples);
registerMailSamples(exitMailSamples);
registerMailSamples(transferMailSamples);
registerMailSamples(groupHealthMailSamples);
/** A bid that is paid awards its seat. */
registerPrepaymentHandler(bidPaymentHandler);
/** Handing an award back needs nothing here: the handler of ended memberships settles it. */
registerAwardHandler({
  isBought: async (tx, membershipId) => (await readAwardOf(tx, membershipId))?.step === 'paid',
  handBack: async () => {},
});
/** Actions that take effect once two admins agree. */
registerApprovalHandlers({
  [MANUAL_PAYMENT]: manualPaymentHandler,
  [BID_WIRE]: bidWireHandler,
  [PAYOUT_APPROVAL]: payoutApprovalHandler,
  [SALE_APPROVAL]: saleApprovalHandler,
  [RECOVERY_APPROVAL]: recoveryApprovalHandler,
  [TRANSFER_APPROVAL]: transferApprovalHandler,
  [EXECUTOR_APPROVAL]: executorApprovalHandler,
  [COMPLETION_APPROVAL]: completionApprovalHandler,
});
/** Memberships get an account for their contributions when they begin, and lose it when they end. */
registerMembershipHandlers([
  contributionMembershipHandler,
  awardMembershipHandler,
  exitMembershipHandler,
]);
/** The home of an award is paid when the bank has sent its price. */
registerPayoutHandlers({ home: homePayoutHandler });
/** A member who stops paying before a home was bought hands the award back. */
registerEndOfAwarded(async (tx, membershipId) => {
  const award = await readAwardOf(tx, membershipId);
  return award && award.step !== 'paid' ? 'handed_back' : 'terminated';
});

/** A new application of a proven address takes over the deposit and place of the one it follows. */
registerSubmissionHandler(adoptDeposits);
/** Groups give a paid deposit its place. */
registerPlaceHandler(groupPlaceHandler);
/** All kinds of reminders; a feature adds its own here. */
const reminderKinds: readonly ReminderKind[] = [
  unpaidDepositReminder,
  papersMissingReminder,
  windowEndingReminder,
  bankDetailsReminder,
  awardTurnReminder,
];

/** Every feature's routes; a new feature adds its line here. */
export function addFeatureRoutes(routes: RouteTable): void {
  addAccountRoutes(routes, onVerifiedSync);
  addAdminRoutes(routes);
  addAuditRoutes(routes);
  addAccountAdminRoutes(routes);
  addFactorRoutes(routes);
  addReviewRoutes(routes);
  addContactAdminRoutes(routes);
  addDepositAdminRoutes(routes);
  addGroupAdminRoutes(routes);
  addGroupRoutes(routes);
  addMembershipRoutes(routes);
  addWaitlistAdminRoutes(routes);
  addWaitlistRoutes(routes);
  addApplicationRoutes(routes);
  addDocumentRoutes(routes);
  addMemberRoutes(routes);
  addAccountSettingsRoutes(routes);
  addDepositRoutes(routes);
  addContributionRoutes(routes);
  addContributionAdminRoutes(routes);
  addApprovalRoutes(routes);
  addMailRoutes(routes);
  addPaymentRoutes(routes);
  addPayoutRoutes(routes);
  addAwardRoutes(routes);
  addExitRoutes(routes);
  addTransferRoutes(routes);
  addCompletionRoutes(routes);
  addGroupHealthRoutes(routes);
  addAssemblyRoutes(routes, readPaidUp);
  addStatementRoutes(routes);
  addBlogRoutes(routes);
}

/** Every feature's workers; a new feature adds its line here. */
export const workers: readonly Worker[] = [
  ...rateLimitWorkers,
  ...idempotencyWorkers,
  ...tallyWorkers,
  ...accountWorkers,
  ...paymentWorkers,
  ...depositWorkers,
  ...groupWorkers,
  ...membershipWorkers,
  ...contributionWorkers,
  ...assemblyWorkers(readPaidUp),
  ...exitWorkers,
  ...groupHealthWorkers,
  ...documentWorkers,
  ...blogWorkers,
  ...waitlistWorkers,
  ...reminderWorkers(reminderKinds),
  ...accountSettingsWorkers,
  ...retentionWorkers,
];
