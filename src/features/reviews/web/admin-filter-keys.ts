/** What of the list stands in its address. */
export const FILTER_KEYS = [
  'search',
  'plan',
  'state',
  'incomeStatus',
  'deposit',
  'claim',
  'source',
  'from',
  'to',
  'sort',
] as const;

export type AdminFilter = Partial<Record<(typeof FILTER_KEYS)[number], string>>;
