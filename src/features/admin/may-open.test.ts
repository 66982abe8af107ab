import { describe, expect, it } from 'vitest';
import { listInvitationsCall } from '#features/accounts/team/invitation-contract.ts';
import { listApprovalsCall } from '#features/approvals/contract.ts';
import { listAdminAssembliesCall } from '#features/assemblies/contract.ts';
import { listAuditCall } from '#features/audit/contract.ts';
import { listAwardsCall } from '#features/awards/contract.ts';
import { listAllArticlesCall } from '#features/blog/contract.ts';
import { listContactsCall } from '#features/contacts/contract.ts';
import { listArrearsCall, readGroupMonthCall } from '#features/contributions/admin/contract.ts';
import { listDepositsCall } from '#features/deposits/admin-contract.ts';
import { listGroupHealthCall } from '#features/group-health/contract.ts';
import { listGroupsCall } from '#features/groups/admin-contract.ts';
import { listMailKindsCall } from '#features/mails/contract.ts';
import { listMonthsCall } from '#features/month-end/contract.ts';
import { listPayoutsCall } from '#features/payouts/contract.ts';
import { readProviderOverviewCall } from '#features/provider-money/contract.ts';
import { listApplicationsCall, readApplicationCall } from '#features/reviews/contract.ts';
import { listAdminTransfersCall } from '#features/transfers/contract.ts';
import { listEventsCall } from '#features/waitlist/event-contract.ts';
import type { Call } from '#shared/api/call.ts';
import { isAllowed, ROLES } from '#shared/staff-roles.ts';
import { readOverviewCall, selectForBulkCall } from './contract.ts';
import { mayOpen } from './may-open.ts';

const READS: readonly (readonly [page: string, call: Call])[] = [
  ['/admin', listApplicationsCall],
  ['/admin/applications/1', readApplicationCall],
  ['/admin/overview', readOverviewCall],
  ['/admin/deposits', listDepositsCall],
  ['/admin/groups', listGroupsCall],
  ['/admin/assemblies', listAdminAssembliesCall],
  ['/admin/contributions', readGroupMonthCall],
  ['/admin/arrears', listArrearsCall],
  ['/admin/awards', listAwardsCall],
  ['/admin/payouts', listPayoutsCall],
  ['/admin/books/provider', readProviderOverviewCall],
  ['/admin/leaving', listAdminTransfersCall],
  ['/admin/group-health', listGroupHealthCall],
  ['/admin/books/months', listMonthsCall],
  ['/admin/approvals', listApprovalsCall],
  ['/admin/data-management', selectForBulkCall],
  ['/admin/contacts', listContactsCall],
  ['/admin/blog', listAllArticlesCall],
  ['/admin/events', listEventsCall],
  ['/admin/mails', listMailKindsCall],
  ['/admin/team', listInvitationsCall],
  ['/admin/audit', listAuditCall],
];

describe('mayOpen', () => {
  it.each(READS)('opens %s for the roles that may read it', (page, call) => {
    for (const role of ROLES) {
      expect(mayOpen(role, page), role).toBe(isAllowed(role, call.roles));
    }
  });

  it('leaves a page that nobody named to admins', () => {
    expect(mayOpen('admin', '/admin/new')).toBe(true);
    expect(mayOpen('treasurer', '/admin/new')).toBe(false);
  });

  it('looks at the page of an address only', () => {
    expect(mayOpen('support', '/admin?incomeStatus=uploaded')).toBe(false);
    expect(mayOpen('treasurer', '/admin/payouts?search=Ana#first')).toBe(true);
    expect(mayOpen('support', '/assemblies/450-1/3')).toBe(true);
  });
});
