/** What of the list stands in its address. */
export const FILTER_KEYS = [
  'search',
  'plan',
  'state',
  'incomeStatus',
  'deposit',
  'source',
  'from',
  'to',
  'sort',
] as const;

export type AdminFilter = Partial<Record<(typeof FILTER_KEYS)[number], string>>;
