import { brand } from '#shared/brand.ts';
import type { PageDefinition } from './page.ts';

/** A page behind the admin gate, rendered in the browser. */
function adminPage(path: string, source: PageDefinition['source'], title: string): PageDefinition {
  return {
    path,
    source,
    layout: 'admin',
    rendering: 'client',
    head: { says: () => ({ title: `${title} · ${brand.name}`, description: '' }), locale: 'en' },
  };
}

/** The pages for admins, except the blog's, which is among the Portuguese pages. */
export const adminPages: readonly PageDefinition[] = [
  adminPage('/admin/today', 'features/admin/desk/web/admin-today-page', 'Today'),
  adminPage('/admin/people/:id', 'features/admin/people/web/admin-person-page', 'Person'),
  adminPage(
    '/admin/people/application/:applicationId',
    'features/admin/people/web/admin-person-page',
    'Person',
  ),
  adminPage('/admin', 'features/reviews/web/admin-applications-page', 'Applications'),
  adminPage('/admin/applications/:id', 'features/reviews/web/admin-review-page', 'Application'),
  adminPage('/admin/deposits', 'features/deposits/web/admin-deposits-page', 'Deposits'),
  adminPage('/admin/overview', 'features/admin/web/admin-overview-page', 'Overview'),
  adminPage('/admin/groups', 'features/groups/web/admin-groups-page', 'Groups'),
  adminPage('/admin/assemblies', 'features/assemblies/web/admin-assemblies-page', 'Assemblies'),
  adminPage(
    '/admin/contributions',
    'features/contributions/admin/web/admin-contributions-page',
    'Contributions',
  ),
  adminPage('/admin/arrears', 'features/contributions/admin/web/admin-arrears-page', 'Arrears'),
  adminPage('/admin/awards', 'features/awards/web/admin-awards-page', 'Awards'),
  adminPage('/admin/payouts', 'features/payouts/web/admin-payouts-page', 'Payouts'),
  adminPage(
    '/admin/books/provider',
    'features/provider-money/web/admin-provider-money-page',
    'Bank and provider',
  ),
  adminPage('/admin/leaving', 'features/transfers/web/admin-leaving-page', 'Leaving'),
  adminPage(
    '/admin/group-health',
    'features/group-health/web/admin-group-health-page',
    'Health of the groups',
  ),
  adminPage('/admin/approvals', 'features/approvals/web/admin-approvals-page', 'Approvals'),
  adminPage('/admin/books', 'features/books/web/admin-books-page', 'Books'),
  adminPage('/admin/books/months', 'features/month-end/web/admin-months-page', 'Month-end'),
  adminPage('/admin/data-management', 'features/admin/web/data-management-page', 'Data Management'),
  adminPage('/admin/system', 'features/admin/system/web/admin-system-page', 'System'),
  adminPage('/admin/contacts', 'features/contacts/web/admin-contacts-page', 'Contacts'),
  adminPage('/admin/events', 'features/waitlist/web/admin-events-page', 'Events'),
  adminPage('/admin/mails', 'features/mails/web/admin-mails-page', 'Mails'),
  adminPage('/admin/links', 'features/admin/web/share-links-page', 'Quick Share Links'),
  adminPage('/admin/team', 'features/accounts/team/web/admin-team-page', 'Team'),
  adminPage('/admin/audit', 'features/audit/web/admin-audit-page', 'Audit Log'),
];
