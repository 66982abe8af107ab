/** The admin's tools, in the order of the menu. */
export const ADMIN_TOOLS = [
  { href: '/admin', label: 'Applications' },
  { href: '/admin/overview', label: 'Overview' },
  { href: '/admin/deposits', label: 'Deposits' },
  { href: '/admin/groups', label: 'Groups' },
  { href: '/admin/assemblies', label: 'Assemblies' },
  { href: '/admin/contributions', label: 'Contributions' },
  { href: '/admin/arrears', label: 'Arrears' },
  { href: '/admin/approvals', label: 'Approvals' },
  { href: '/admin/data-management', label: 'Data Management' },
  { href: '/admin/contacts', label: 'Contacts' },
  { href: '/admin/blog', label: 'Blog' },
  { href: '/admin/events', label: 'Events' },
  { href: '/admin/mails', label: 'Mails' },
  { href: '/admin/links', label: 'Quick Share Links' },
  { href: '/admin/team', label: 'People' },
  { href: '/admin/audit', label: 'Audit Log' },
] as const;
