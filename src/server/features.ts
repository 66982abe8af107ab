import { accountSettingsFeature } from '#features/account-settings/feature.ts';
import { accountsFeature } from '#features/accounts/feature.ts';
import { adminFeature } from '#features/admin/feature.ts';
import { applicationsFeature } from '#features/applications/feature.ts';
import { approvalsFeature } from '#features/approvals/feature.ts';
import { assembliesFeature } from '#features/assemblies/feature.ts';
import { auditFeature } from '#features/audit/feature.ts';
import { awardsFeature } from '#features/awards/feature.ts';
import { blogFeature } from '#features/blog/feature.ts';
import { booksFeature } from '#features/books/feature.ts';
import { completionFeature } from '#features/completion/feature.ts';
import { contactsFeature } from '#features/contacts/feature.ts';
import { contributionsFeature } from '#features/contributions/feature.ts';
import { depositsFeature } from '#features/deposits/feature.ts';
import { documentsFeature } from '#features/documents/feature.ts';
import { exitsFeature } from '#features/exits/feature.ts';
import { groupHealthFeature } from '#features/group-health/feature.ts';
import { groupsFeature } from '#features/groups/feature.ts';
import { mailsFeature } from '#features/mails/feature.ts';
import { membersFeature } from '#features/members/feature.ts';
import { membershipsFeature } from '#features/memberships/feature.ts';
import { monthEndFeature } from '#features/month-end/feature.ts';
import { organizationFeature } from '#features/organization/feature.ts';
import { paymentsFeature } from '#features/payments/feature.ts';
import { payoutsFeature } from '#features/payouts/feature.ts';
import { providerMoneyFeature } from '#features/provider-money/feature.ts';
import { remindersFeature } from '#features/reminders/feature.ts';
import { retentionFeature } from '#features/retention/feature.ts';
import { reviewsFeature } from '#features/reviews/feature.ts';
import { statementsFeature } from '#features/statements/feature.ts';
import { transfersFeature } from '#features/transfers/feature.ts';
import { waitlistFeature } from '#features/waitlist/feature.ts';
import { registerPersonSections } from '#platform/desk/person-sections.ts';
import { registerWaits } from '#platform/desk/waiting.ts';
import type { Feature } from '#platform/feature.ts';
import { idempotencyWorkers } from '#platform/idempotency.ts';
import { registerJobs } from '#platform/jobs/registered-jobs.ts';
import type { Worker } from '#platform/jobs/workers.ts';
import { rateLimitWorkers } from '#platform/limits/rate-limits.ts';
import { counterWorkers } from '#platform/lists/counters.ts';
import { registerGauges } from '#platform/metrics/gauges.ts';
import { platformGauges } from '#platform/metrics/platform-gauges.ts';
import type { RouteTable } from '#platform/routes.ts';

/**
 * Every feature that the server runs, lowest first; deposits are adopted before applications are
 * linked.
 */
const features: readonly Feature[] = [
  accountsFeature,
  adminFeature,
  auditFeature,
  organizationFeature,
  approvalsFeature,
  mailsFeature,
  contactsFeature,
  remindersFeature,
  paymentsFeature,
  providerMoneyFeature,
  waitlistFeature,
  depositsFeature,
  applicationsFeature,
  documentsFeature,
  groupsFeature,
  membershipsFeature,
  reviewsFeature,
  payoutsFeature,
  contributionsFeature,
  statementsFeature,
  assembliesFeature,
  awardsFeature,
  exitsFeature,
  transfersFeature,
  completionFeature,
  booksFeature,
  groupHealthFeature,
  monthEndFeature,
  blogFeature,
  membersFeature,
  accountSettingsFeature,
  retentionFeature,
];

for (const feature of features) {
  feature.register?.();
  registerWaits(feature.waits ?? {});
  registerPersonSections(feature.personSections ?? {});
  registerGauges(feature.gauges ?? []);
}

export function addFeatureRoutes(routes: RouteTable): void {
  for (const feature of features) {
    for (const addRoutes of feature.routes ?? []) addRoutes(routes);
  }
}

export const workers: readonly Worker[] = [
  ...rateLimitWorkers,
  ...idempotencyWorkers,
  ...counterWorkers,
  ...features.flatMap((feature) => feature.workers ?? []),
];

registerJobs(workers.map(({ job }) => job));
registerGauges(platformGauges);
