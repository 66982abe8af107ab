import { isAllowed, type Role, STAFF_ROLES, type StaffRole } from '#shared/staff-roles.ts';

/**
 * The roles that open the staff's pages besides admins, by what follows `/admin/` in the address.
 * They are those of the calls that the page reads; a page that is not named is for admins.
 */
export const PAGE_ROLES: Readonly<Record<string, readonly StaffRole[]>> = {
  '': ['reviewer'],
  today: STAFF_ROLES,
  applications: ['reviewer'],
  people: ['treasurer', 'reviewer', 'support'],
  overview: ['treasurer', 'reviewer'],
  deposits: ['treasurer'],
  groups: ['treasurer', 'reviewer', 'support'],
  assemblies: ['treasurer'],
  contributions: ['treasurer'],
  arrears: ['treasurer'],
  awards: ['treasurer', 'reviewer'],
  payouts: ['treasurer'],
  leaving: ['treasurer'],
  'group-health': ['treasurer'],
  approvals: ['treasurer'],
  books: ['treasurer'],
  contacts: ['support'],
  blog: ['editor'],
  events: ['editor'],
  mails: ['support'],
  links: STAFF_ROLES,
};

/**
 * Whether a role may read the page of an address; the server refuses the page's calls by the same
 * roles. What is not of the staff's pages is for everybody.
 */
export function mayOpen(role: Role, address: string): boolean {
  const [, area, section = ''] = address.split(/[?#]/, 1)[0]?.split('/') ?? [];
  if (area !== 'admin') return true;
  return isAllowed(role, PAGE_ROLES[section]);
}
