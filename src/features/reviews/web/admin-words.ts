import type { AffordabilityState } from '#features/applications/affordability.ts';
import type { ApplicationSort, FiguresFilter } from '#features/applications/filters.ts';
import type { DepositState } from '#features/deposits/deposit-state.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { CLAIM_FILTERS } from '../filters.ts';
import type { Outcome } from '../rules.ts';

export const OUTCOME_WORDS: Record<Outcome, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  'paper-requested': 'A better paper asked for',
};

/** The labels of a deposit's states for admins. */
export const DEPOSIT_WORDS: Record<DepositState, { label: string; tone: BadgeTone }> = {
  none: { label: 'No deposit', tone: 'neutral' },
  pending: { label: 'Deposit pending', tone: 'waiting' },
  completed: { label: 'Deposit paid', tone: 'good' },
  returning: { label: 'Deposit going back', tone: 'waiting' },
  refunded: { label: 'Deposit refunded', tone: 'neutral' },
  failed: { label: 'Deposit failed', tone: 'bad' },
};

/** While no papers are in: how the declared figures count. */
export const FIGURES_WORDS: Record<AffordabilityState, { label: string; tone: BadgeTone }> = {
  comfortable: { label: 'Automatic approval, by declared figures', tone: 'good' },
  tight: { label: 'Automatic approval, tight', tone: 'waiting' },
  short: { label: 'Figures do not cover it', tone: 'bad' },
};

export const FIGURES_FILTER_WORDS: Record<FiguresFilter, string> = {
  automatic: 'Automatic approval, by declared figures',
  tight: 'Of these, the tight ones',
  short: 'Figures that do not cover it',
  confirmed: 'Said yes a second time',
};

export const CLAIM_WORDS: Record<(typeof CLAIM_FILTERS)[number], string> = {
  mine: 'Mine',
  nobody: 'Nobody’s',
  open: 'Mine and nobody’s',
};

export const SORT_WORDS: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Waiting longest first',
  updated: 'Last changed first',
  name: 'By last name',
};
