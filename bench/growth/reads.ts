import type pg from 'pg';

/** The values in the addresses of one database's pages. */
export type Subjects = {
  groupId: string;
  groupCode: string;
  membershipId: string;
  email: string;
  applicationId: string;
};

type Read = (subjects: Subjects) => string;

/** Every read of members' pages, for a member who waits for a home. */
export const MEMBER_READS: Record<string, Read> = {
  dashboard: () => '/api/dashboard',
  account: () => '/api/account',
  sessions: () => '/api/account/sessions',
  'own payments': () => '/api/account/payments',
  'sign-ins': () => '/api/account/sign-ins',
  'own data': () => '/api/account/data.json',
  factors: () => '/api/account/factors',
  awards: () => '/api/awards',
  'bank details': () => '/api/bank-details',
  calendar: () => '/api/calendar',
  contributions: () => '/api/contributions',
  instalments: ({ membershipId }) => `/api/contributions/${membershipId}/instalments`,
  'payments of a seat': ({ membershipId }) => `/api/contributions/${membershipId}/payments`,
  'payment methods': () => '/api/contributions/methods',
  'group page': () => '/api/group-pages',
  leaving: () => '/api/leaving',
  'what is owed': () => '/api/leaving/owed',
  'wishes to leave': () => '/api/leaving/wishes',
  assemblies: () => '/api/members/assemblies',
  bids: () => '/api/members/bids',
  'first page': () => '/api/members/home',
  'events of a seat': ({ membershipId }) => `/api/members/home/${membershipId}/events`,
  beneficiary: ({ membershipId }) => `/api/memberships/${membershipId}/beneficiary`,
  statement: ({ membershipId }) => `/api/statements/${membershipId}?period=2025`,
  'statement as CSV': ({ membershipId }) =>
    `/api/statements/${membershipId}/statement.csv?period=2025`,
  transfers: () => '/api/transfers',
  'an assembly (public)': ({ groupCode }) => `/api/groups/${groupCode}/assemblies/30`,
  "an assembly's status (public)": ({ groupCode }) =>
    `/api/groups/${groupCode}/assemblies/30/status`,
};

/** Every read of admins' pages, without the exports: they are as long as the list. */
export const ADMIN_READS: Record<string, Read> = {
  overview: () => '/api/admin/overview?days=30',
  applications: () => '/api/admin/applications',
  'applications of a state': () => '/api/admin/applications?state=NV',
  'applications, a rare name': () => '/api/admin/applications?search=conceicao+beatriz',
  'applications, a common city': () => '/api/admin/applications?search=provo',
  'applications, nobody': () => '/api/admin/applications?search=qwertyuiop',
  'applications with a deposit': () => '/api/admin/applications?deposit=completed',
  'counts of applications': () => '/api/admin/applications/counts',
  'an application': ({ applicationId }) => `/api/admin/applications/${applicationId}`,
  "an application's neighbours": ({ applicationId }) =>
    `/api/admin/applications/${applicationId}/neighbours`,
  // A word that matches a thousand in the smaller database, too: that many can be selected.
  'applications selected at once': () =>
    '/api/admin/bulk-selection?type=applications&search=example',
  approvals: () => '/api/admin/approvals',
  assemblies: () => '/api/admin/assemblies',
  audit: () => '/api/admin/audit',
  'audit of an action': () => '/api/admin/audit?action=application.claimed',
  'people of the audit': () => '/api/admin/audit/actors',
  awards: () => '/api/admin/awards',
  articles: () => '/api/admin/blog',
  contacts: () => '/api/admin/contacts',
  'contacts, a name': () => '/api/admin/contacts?search=conceicao',
  'payments of a seat': ({ membershipId }) => `/api/admin/contributions/${membershipId}/payments`,
  arrears: () => '/api/admin/contributions/arrears',
  "a group's month": ({ groupId }) => `/api/admin/contributions/groups/${groupId}`,
  "a group's month as CSV": ({ groupId }) => `/api/admin/contributions/groups/${groupId}/month.csv`,
  deposits: () => '/api/admin/deposits',
  'deposits, a name': () => '/api/admin/deposits?search=conceicao',
  'sums of deposits': () => '/api/admin/deposits/sums',
  events: () => '/api/admin/events',
  'terminated seats': () => '/api/admin/exits/terminated',
  'former members who owe': () => '/api/admin/exits/debts',
  'wishes to leave': () => '/api/admin/exits/wishes',
  'health of groups': () => '/api/admin/group-health',
  "a group's books as CSV": ({ groupId }) =>
    `/api/admin/group-health/${groupId}/books.csv?month=30`,
  groups: () => '/api/admin/groups',
  'names of groups': () => '/api/admin/groups/names',
  'members of a group': ({ groupId }) => `/api/admin/groups/${groupId}/members`,
  "a group's completion": ({ groupId }) => `/api/admin/groups/${groupId}/completion`,
  'leaving of a seat': ({ groupId }) => `/api/admin/leaving/${groupId}/seats/200`,
  mails: () => '/api/admin/mails',
  objections: () => '/api/admin/marketing-objections',
  me: () => '/api/admin/me',
  payouts: () => '/api/admin/payouts',
  transfers: () => '/api/admin/transfers',
  'unexpected payments': () => '/api/admin/unexpected-payments',
  people: () => '/api/admin/users',
  'people, a name': () => '/api/admin/users?search=conceicao',
  waitlist: () => '/api/admin/waitlist',
  'waitlist, a name': () => '/api/admin/waitlist?search=conceicao',
};

/** A waiting member of the middle group, and an application of the middle. */
export async function findSubjects(db: pg.Client): Promise<Subjects> {
  const { rows } = await db.query<Subjects>(
    `select g.id as "groupId", 'test-' || g.plan_id || '-' || g.number as "groupCode", m.id as "membershipId", u.email,
       (select id from applications order by created_at offset (select count(*) / 2 from applications) limit 1) as "applicationId"
     from (select * from groups where status = 'running' order by number, plan_id
         offset (select count(*) / 2 from groups where status = 'running') limit 1) g
       join memberships m on m.group_id = g.id and m.seat = 200 join users u on u.id = m.user_id`,
  );
  if (!rows[0]) throw new Error('no group is running');
  return rows[0];
}
