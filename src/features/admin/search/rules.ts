import { PLAN_IDS, type PlanId } from '#features/plans/plans.ts';
import type { StaffRole } from '#shared/staff-roles.ts';

export const MAX_SEARCH_LENGTH = 100;
/** How many of a kind are shown. */
export const RESULTS_OF_A_KIND = 5;

/** In the order of the results. */
export const SEARCH_KINDS = [
  'people',
  'seats',
  'contributions',
  'payments',
  'methods',
  'deposits',
  'payouts',
  'entries',
  'articles',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The roles that see a kind besides admins: those that may read it elsewhere. */
export const KIND_ROLES: Readonly<Record<SearchKind, readonly StaffRole[]>> = {
  people: ['treasurer', 'reviewer', 'support'],
  seats: ['treasurer', 'support'],
  contributions: ['treasurer'],
  payments: ['treasurer'],
  methods: ['treasurer'],
  deposits: ['treasurer'],
  payouts: ['treasurer'],
  entries: ['treasurer'],
  articles: ['editor'],
};

export type SearchQuery = {
  /** Words, or digits of a phone. */
  words?: string;
  seat?: { planId: PlanId; number: number; seat: number };
  cents?: number;
  last4?: string;
  reference?: string;
};

const SEAT = /^(?:test-)?(\d{3})-(\d{1,6})[\s,/]+(?:seat\s*)?(\d{1,3})$/i;
const AMOUNT = /^(\$\s?)?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?$/;
/** Fewer letters would match nearly everybody. */
const MIN_WORDS = 2;
const MIN_REFERENCE = 4;

/** What a text may mean. Digits alone may be an amount, the end of a card, or part of a phone. */
export function readSearch(text: string): SearchQuery {
  const [, plan, number, seat] = SEAT.exec(text) ?? [];
  const planId = PLAN_IDS.find((id) => id === plan);
  if (planId) return { seat: { planId, number: Number(number), seat: Number(seat) } };
  const [isAmount, dollarSign, dollars = '', cents = '00'] = AMOUNT.exec(text) ?? [];
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
  return {
    ...(isAmount && amount > 0 ? { cents: amount } : {}),
    ...(/^\d{4}$/.test(text) ? { last4: text } : {}),
    ...(dollarSign || text.length < MIN_WORDS ? {} : { words: text }),
    ...(dollarSign || text.length < MIN_REFERENCE ? {} : { reference: text }),
  };
}
