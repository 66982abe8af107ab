/** The list's filters that are stored in the page's address. */
export const FILTER_KEYS = [
  'search',
  'plan',
  'state',
  'incomeStatus',
  'figures',
  'deposit',
  'claim',
  'source',
  'from',
  'to',
  'sort',
] as const;

export type AdminFilter = Partial<Record<(typeof FILTER_KEYS)[number], string>>;
