export type AdminTool = {
  readonly href: string;
  readonly label: string;
  /** Typed after `g`, it opens the page. */
  readonly key?: string;
};

type ToolGroup = { readonly title: string; readonly tools: readonly AdminTool[] };

export const TODAY: AdminTool = { href: '/admin/today', label: 'Today', key: 't' };

/** The staff's tools, in the order of the menu. */
export const TOOL_GROUPS: readonly ToolGroup[] = [
  {
    title: 'People',
    tools: [
      { href: '/admin', label: 'Applications', key: 'a' },
      { href: '/admin/overview', label: 'Overview', key: 'o' },
      { href: '/admin/contacts', label: 'Contacts', key: 'c' },
    ],
  },
  {
    title: 'Money',
    tools: [
      { href: '/admin/deposits', label: 'Deposits', key: 'd' },
      { href: '/admin/contributions', label: 'Contributions', key: 'i' },
      { href: '/admin/arrears', label: 'Arrears', key: 'r' },
      { href: '/admin/payouts', label: 'Payouts', key: 'p' },
      { href: '/admin/approvals', label: 'Approvals', key: 'v' },
      { href: '/admin/books', label: 'Books', key: 'k' },
    ],
  },
  {
    title: 'Cooperative',
    tools: [
      { href: '/admin/groups', label: 'Groups', key: 'g' },
      { href: '/admin/group-health', label: 'Health of the groups', key: 'h' },
      { href: '/admin/assemblies', label: 'Assemblies', key: 's' },
      { href: '/admin/awards', label: 'Awards', key: 'w' },
      { href: '/admin/leaving', label: 'Leaving', key: 'l' },
    ],
  },
  {
    title: 'Content',
    tools: [
      { href: '/admin/blog', label: 'Blog', key: 'b' },
      { href: '/admin/events', label: 'Events', key: 'e' },
      { href: '/admin/links', label: 'Quick Share Links' },
    ],
  },
  {
    title: 'System',
    tools: [
      { href: '/admin/mails', label: 'Mails', key: 'm' },
      { href: '/admin/team', label: 'Team' },
      { href: '/admin/audit', label: 'Audit Log' },
      { href: '/admin/system', label: 'System', key: 'y' },
    ],
  },
];

/** The pages of an entry that has several. */
export const BOOK_PAGES: readonly AdminTool[] = [
  { href: '/admin/books', label: 'Books' },
  { href: '/admin/books/months', label: 'Month-end' },
  { href: '/admin/books/provider', label: 'Bank and provider' },
];

/** Pages that are opened from the page of an entry, and have none of their own. */
const OPENED_FROM: readonly (readonly [path: string, href: string])[] = [
  ['/admin/applications/', '/admin'],
  ['/admin/data-management', '/admin'],
  ['/admin/books/', '/admin/books'],
];

/** The address of the entry that a page belongs to: its own, or that of the page it is opened from. */
export const entryOf = (path: string): string =>
  OPENED_FROM.find(([start]) => path.startsWith(start))?.[1] ?? path;

export function toolOf(path: string): AdminTool | undefined {
  const all = [TODAY, ...TOOL_GROUPS.flatMap(({ tools }) => tools)];
  return all.find(({ href }) => href === entryOf(path));
}
